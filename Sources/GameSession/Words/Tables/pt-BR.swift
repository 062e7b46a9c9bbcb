// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_pt_BR: StaticString = """
    pt-BR\tltr\t.31\t00111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Triângulo
    Losango
    Estrela
    Coração
    Lua
    Raio
    Vez: \u{1}
    Sua vez
    Você começa
    \u{1} está pensando
    \u{1} já tem uma peça
    Escolha uma casa vazia
    \u{1} marca \u{2}
    Você marca \u{1}
    o canto inferior esquerdo
    a borda inferior
    o canto inferior direito
    a borda esquerda
    o centro
    a borda direita
    o canto superior esquerdo
    a borda superior
    o canto superior direito
    \u{1} (\u{2})
    Tabuleiro de \u{1} por \u{2}
    \u{1}, vazia
    \u{1}, \u{2}
    \u{1}×\u{2}
    Jogo da velha
    Como jogar
    Desfazer
    Refazer
    Nova partida
    Tabuleiros
    Jogadores
    Dica
    Explicar
    Símbolos
    Revisão
    Histórico
    Compartilhar
    Continuar
    Idioma
    Menu
    2 jogadores
    Online
    Computador
    Ou deixe o computador começar
    Oponente
    Nível
    Mais fácil
    Mais difícil
    Toque em qualquer casa
    Sua partida continua: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Jogo da velha
    Iniciante
    Fácil
    Médio
    Difícil
    Perfeito
    Astuto
    O computador
    O computador (\u{1})
    Joga ao acaso
    Ganha se puder, mas não percebe quando você vai ganhar
    Ganha se puder e bloqueia você
    Vê ameaças duplas e planos curtos
    Nunca deixa escapar uma vitória nem um empate
    Tão forte quanto Perfeito, e prepara armadilhas
    Jogador \u{1}
    Você
    X
    O
    Triângulo
    Losango
    Estrela
    Coração
    Lua
    Raio
    Escolha uma casa para \u{1}
    Solte para marcar \u{1}
    Empate
    \u{1} ganhou: \u{2}
    \u{1} ganhou: \u{2} completou \u{3}
    A partida acabou
    \u{1} desfez a jogada: \u{2}
    Você desfez a jogada: \u{1}
    o canto inferior esquerdo
    a borda inferior centro-esquerda
    a borda inferior centro-direita
    o canto inferior direito
    a borda esquerda centro-inferior
    o centro inferior esquerdo
    o centro inferior direito
    a borda direita centro-inferior
    a borda esquerda centro-superior
    o centro superior esquerdo
    o centro superior direito
    a borda direita centro-superior
    o canto superior esquerdo
    a borda superior centro-esquerda
    a borda superior centro-direita
    o canto superior direito
    bloco 2×2 inferior esquerdo
    bloco 2×2 inferior
    bloco 2×2 inferior direito
    bloco 2×2 esquerdo
    bloco 2×2 central
    bloco 2×2 direito
    bloco 2×2 superior esquerdo
    bloco 2×2 superior
    bloco 2×2 superior direito
    fileira \u{1}
    coluna \u{1}
    diagonal \u{1}
    fileira inferior
    fileira central
    fileira superior
    fileira inferior
    fileira centro-inferior
    fileira centro-superior
    fileira superior
    coluna esquerda
    coluna central
    coluna direita
    coluna esquerda
    coluna centro-esquerda
    coluna centro-direita
    coluna direita
    diagonal que sobe
    diagonal que desce
    diagonal
    quatro cantos
    bloco 2×2 \u{1}
    losango \u{1}
    \u{1} e \u{2}
    \u{1} ou \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, linha que ganhou
    \u{1}, \u{2}, linha que perdeu
    \u{1}, dica
    \u{1}, \u{2} resposta segura\u{1F}\u{1}, \u{2} respostas seguras
    \u{1}, ameaça de \u{2}
    \u{1}, ameaça forte de \u{2}
    \u{1}, resposta
    \u{1}, \u{2}
    \u{1}, \u{3} em linha
    \u{1} com \u{2}
    \u{1}, ao contrário
    Cantos e blocos
    Quatro em linha
    Gomoku
    cantos
    blocos 2×2
    losangos
    Colunas
    Fileiras
    Em linha
    Os quatro cantos ganham
    Um bloco 2×2 ganha
    Um losango ganha
    Os quatro cantos perdem
    Um bloco 2×2 perde
    Um losango perde
    A linha ganha
    Ao contrário (misère): a linha perde
    Digite um número inteiro de 1 a 19
    Um tabuleiro pode ter de 1 a 19 colunas, não \u{1}
    Um tabuleiro pode ter de 1 a 19 fileiras, não \u{1}
    Uma linha precisa de pelo menos 1 casa
    Uma linha de \u{1} não cabe em \u{2}×\u{3}
    \u{1}×\u{2} não tem quatro cantos
    Um bloco 2×2 não cabe em \u{1}×\u{2}
    Um losango não cabe em \u{1}×\u{2}
    \u{1} ou mais
    Como jogar: \u{1}
    \u{1} começa. Cada jogador, na sua vez, põe uma peça em uma casa vazia.
    A primeira peça ganha.
    A primeira peça perde.
    Para ganhar, ponha \u{1} peças suas em linha: \u{2}.\u{1F}Para ganhar, ponha \u{1} peças suas em linha: \u{2}.
    Perde quem põe \u{1} das próprias peças em linha: \u{2}.\u{1F}Perde quem põe \u{1} das próprias peças em linha: \u{2}.
    na horizontal
    na vertical
    na diagonal
    Os quatro cantos também ganham.
    Qualquer bloco 2×2 também ganha.
    Qualquer losango também ganha: as casas acima, abaixo, à esquerda e à direita de outra casa.
    Os quatro cantos também perdem.
    Qualquer bloco 2×2 também perde.
    Qualquer losango também perde: as casas acima, abaixo, à esquerda e à direita de outra casa.
    \u{1} \u{2}
    Se o tabuleiro encher e ninguém tiver ganhado, dá empate.
    Toque em uma casa, arraste sua peça até ela ou toque na peça e depois na casa.
    No teclado, as setas percorrem o tabuleiro, Enter joga, H dá uma dica, U desfaz uma jogada, Shift+U refaz a jogada e ? abre estas instruções.
    Aqui o nível Perfeito nunca perde, e isso está provado: jogamos contra ele todas as \u{1} partidas possíveis, e ele não perdeu nenhuma.
    Não dá para abrir este link
    Este link não tem uma partida que dê para jogar:
    \u{1}.
    Toque em OK para começar uma nova partida.
    regras, \u{1}
    regras impossíveis: \u{1}
    jogada \u{1}, \u{2}: \u{3}
    jogada \u{1}, “\u{2}”: não é uma casa como b2
    a partida já acabou: \u{1} ganhou
    a partida já acabou: empate
    já está ocupada
    fora do tabuleiro (a última casa é \u{1})
    “\u{1}”: as regras começam com um tamanho, como 3x3
    “\u{1}”: depois do k vem um número
    depois do k vem um número
    “\u{1}”: as opções são \u{2}, cada uma no máximo uma vez
    “\u{1}” não pode vir depois das regras
    Escolha um tabuleiro
    Tabuleiro do seu jeito
    Começar
    Primeiro jogador
    Segundo jogador
    Nome
    Símbolo
    Jogador
    Quem começa a próxima partida (com \u{1})
    OK
    Jogar de novo
    Tradução revisada por uma pessoa que fala português
    Tradução automática, ainda sem revisão
    Nova partida: \u{1}
    Buscar
    Suas partidas vão aparecer aqui.
    Em um arquivo
    Partidas anteriores
    Salvar minhas partidas
    Abrir minhas partidas
    \u{1} registro adicionado\u{1F}\u{1} registros adicionados
    Não há nada de novo neste arquivo
    \u{1} – \u{2}
    \u{1} · não terminada
    \u{1} · empate
    \u{1} · \u{2} ganhou
    \u{1} · você ganhou
    Contra o computador
    \u{1}, \u{2}: \u{3}
    \u{1} partida\u{1F}\u{1} partidas
    \u{1} vitória\u{1F}\u{1} vitórias
    \u{1} empate\u{1F}\u{1} empates
    \u{1}, sequência de \u{2} vitória\u{1F}\u{1}, \u{2} vitórias seguidas
    \u{1}, \u{2} erros por partida
    \u{1},\u{2}
    Enviar link
    Copiar link
    Copiar resultado em emojis
    Salvar como imagem
    Pronto
    Copiado
    Escaneie para abrir a partida
    Quem abrir o link joga com \u{1}.
    O link abre uma cópia desta partida.
    Partida compartilhada. É a sua vez, com \u{1}
    Compartilhe a partida para enviar sua jogada
    Momento decisivo
    Próximo: \u{1}
    Tabuleiro maior: \u{1}
    Corrigir a jogada
    Partidas anteriores
    O computador não responde
    Tentar de novo
    Há uma nova versão
    Atualizar
    Adicionar à tela de início?
    Escolha “Adicionar à Tela de Início” no menu do navegador
    Adicionar
    Agora não
    Tema
    O do dispositivo
    Claro
    Escuro
    Alto contraste
    Lousa
    Som
    Vibração
    Desfeito: \u{1}
    Explicação desativada
    Explicação ativada
    \u{1} casa ganha\u{1F}\u{1} casas ganham
    \u{1} casa mantém o empate\u{1F}\u{1} casas mantêm o empate
    \u{1} casa perde\u{1F}\u{1} casas perdem
    \u{1} casa não foi calculada\u{1F}\u{1} casas não foram calculadas
    \u{1} mantém o empate\u{1F}\u{1} mantêm o empate
    \u{1} perde\u{1F}\u{1} perdem
    \u{1} não foi calculada\u{1F}\u{1} não foram calculadas
    Você ganhou!
    \u{1} ganhou
    Foi por pouco
    \u{1} ganhou!
    \u{1}, em \u{2} jogada\u{1F}\u{1}, em \u{2} jogadas
    \u{1} completou \u{2}
    Você completou \u{1}
    \u{1} vitória seguida
    \u{1} vitórias seguidas
    \u{1} abriu caminho para o computador
    Ninguém errou
    Deu velha: o tabuleiro está cheio
    sua \u{1} jogada
    sua jogada \u{1}
    \u{1} (jogada \u{2})
    primeira
    segunda
    terceira
    quarta
    quinta
    sexta
    sétima
    oitava
    nona
    décima
    décima primeira
    décima segunda
    uma
    duas
    três
    quatro
    cinco
    seis
    sete
    oito
    nove
    dez
    onze
    doze
    ganha em \u{1} jogada\u{1F}ganha em \u{1} jogadas
    perde em \u{1} jogada\u{1F}perde em \u{1} jogadas
    ganha
    empate
    perde
    empate ou melhor
    empate ou pior
    não calculada
    a \u{1}
    a \u{1}
    a \u{1}
    os \u{1}
    o \u{1}
    o \u{1}
    Você completa \u{1}
    Você bloqueia \u{1}
    Você ameaça completar \u{1} ao mesmo tempo. Uma jogada só não impede tudo
    Você impede duas ameaças de uma vez: \u{1}
    Você ameaça completar \u{1}, e seu oponente precisa bloquear
    Você ganha em \u{1} jogada\u{1F}Você ganha em \u{1} jogadas
    É a única jogada que ganha
    Mantém o empate
    É a única jogada que não perde
    Assim você resiste mais tempo: falta \u{1} jogada\u{1F}Assim você resiste mais tempo: faltam \u{1} jogadas
    É tão boa quanto qualquer outra jogada
    Não completa nenhuma linha
    ali você tem \u{1} linha aberta\u{1F}ali você tem \u{1} linhas abertas
    Pessoa
    Joga neste dispositivo
    Mestre
    Calcula muitas jogadas
    Calcula ainda mais jogadas
    Computador · \u{1}
    Joga ao acaso
    Evita completar uma linha, se puder
    Prevê duas das suas próprias jogadas
    Prevê quatro das suas próprias jogadas
    Nunca deixa escapar uma vitória nem um empate
    Tão forte quanto Perfeito, e prepara armadilhas
    \u{1} \u{2}
    Sempre o primeiro jogador
    Quem perdeu
    Alternadamente
    \u{1}: \u{2}, \u{3}: \u{4}, empates: \u{5}
    Analisando cada jogada…
    Partida perfeita: ninguém errou.
    Nenhum erro foi encontrado.
    \u{1} entregou a partida
    \u{1} deixou escapar a vitória
    \u{1} teria dado a vitória
    \u{1} teria mantido o empate
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, erro
    Tentar de novo daqui
    \u{1} (\u{2} ganha)
    \u{1} (empate)
    \u{1} (não terminada)
    Outra variante: \u{1}
    a figura \u{1}
    \u{1} figura desenhada\u{1F}\u{1} figuras desenhadas
    figura \u{1}
    a \u{1}
    Esta figura ganha
    Esta figura perde
    A figura \u{1} ganha em qualquer lugar, também girada ou espelhada.
    A figura \u{1} perde em qualquer lugar, também girada ou espelhada.
    Aqui peças em linha não contam.
    A figura \u{1} não cabe em \u{2}×\u{3}
    “\u{1}”: \u{2}
    uma figura tem de 2 a 8 casas, não \u{1}
    \u{1} aparece duas vezes
    “\u{1}” não é uma casa como b2
    uma figura tem no máximo 8 casas de largura e de altura
    a mesma figura aparece duas vezes
    um jogo tem no máximo três figuras
    O segundo jogador pode ficar com a primeira peça
    \u{1}, com troca
    Depois da primeira peça, o outro jogador pode ficar com ela em vez de jogar.
    Ficar com \u{1}
    \u{1} fica com \u{2}
    Você fica com \u{1}
    \u{1} volta a ser de quem começou
    = só pode vir depois da primeira casa, em jogos com troca
    Partida ao vivo
    Jogue com alguém que você não conhece ou envie um link: quem tiver o link pode jogar ou assistir.
    Seu nome (opcional)
    Jogar com qualquer pessoa
    O que fica guardado
    O servidor guarda a partida: as jogadas com a hora de cada uma e os nomes que os jogadores digitaram. Só assim ela sobrevive a uma reinicialização ou a uma queda da conexão.
    O servidor apaga cada partida 30 dias depois da última jogada, ou depois de um dia se ninguém tiver jogado. Nas partidas com dias por jogada, esses dias são somados a esse prazo.
    Não há contas nem cookies. Seu endereço de internet nunca é guardado: contra abusos, uma forma irreconhecível dele fica na memória por um dia, no máximo.
    Avisar quando for minha vez
    Seu navegador bloqueia as notificações desta página. Você pode permiti-las nas configurações do navegador.
    No iPhone ou iPad, isso funciona quando a página está na tela de início e você a abre por lá.
    Se você quiser receber um aviso quando for sua vez, o servidor também guarda o endereço em que Google, Mozilla, Apple ou Microsoft recebe os avisos para o seu navegador. Esse endereço é apagado quando você desativa os avisos, e também junto com a partida. Cada aviso diz apenas que é sua vez nesta partida, e só o seu navegador pode ler o aviso.
    Seu nome, suas vagas nas partidas, suas configurações e suas outras partidas ficam neste dispositivo. Quem tiver o link de uma partida ao vivo pode assistir a ela.
    Relógio
    Sem relógio
    \u{1} min + \u{2} s por jogada
    \u{1} dia por jogada\u{1F}\u{1} dias por jogada
    \u{1} dia\u{1F}\u{1} dias
    \u{1} hora\u{1F}\u{1} horas
    Criar um link
    As partidas ao vivo não estão disponíveis no momento
    Partidas demais estão começando aqui. Tente de novo em \u{1} segundo.\u{1F}Partidas demais estão começando aqui. Tente de novo em \u{1} segundos.
    Mensagens demais. Tente de novo em \u{1} segundo.\u{1F}Mensagens demais. Tente de novo em \u{1} segundos.
    Envie este link a quem você quiser
    Esperando seu oponente
    Procurando alguém para jogar
    A próxima pessoa que quiser esta partida joga com você
    Ninguém veio ainda. Continue esperando ou jogue contra o computador.
    Jogar contra o computador (\u{1})
    Cancelar
    Quem abrir o link joga com \u{1}
    Você começa
    Seu oponente começa
    Conectando…
    Conexão perdida. Reconectando…
    Esta partida ao vivo não existe mais. Você pode continuar jogando aqui.
    \u{1} convida você
    Convite para jogar
    Você joga com \u{1}
    Jogar
    Assistir
    \u{1} está livre: jogue ou apenas assista
    Jogar com \u{1}
    Você está assistindo
    \u{1} pessoa assistindo\u{1F}\u{1} pessoas assistindo
    \u{1} está sem conexão
    \u{1} está sem conexão. Daqui a um minuto você poderá ficar com a vitória.
    \u{1} está sem conexão há um minuto
    Ficar com a vitória
    \u{1} está aqui
    sem conexão
    ainda não chegou
    Seu oponente
    Alguém
    Texugo
    Panda
    Castor
    Canguru
    Golfinho
    Falcão
    Raposa
    Lebre
    Ouriço
    Lince
    Lontra
    Coruja
    Sabiá
    Pinguim
    Esquilo
    Cisne
    Empate
    Desfazer
    Falar
    Desistir
    Desistir desta partida?
    Sim, desistir
    Continuar jogando
    Sair
    Aceitar
    Recusar
    \u{1} propõe empate
    \u{1} pede para desfazer a última jogada
    \u{1} quer jogar de novo
    Você propôs empate
    Você pediu para desfazer sua jogada
    Esperando seu oponente
    \u{1} não aceitou
    Sua jogada não foi aceita: \u{1}
    \u{1}: \u{2}
    \u{1} desistiu
    Você desistiu
    \u{1} ficou sem tempo
    Você ficou sem tempo
    De comum acordo
    Diga alguma coisa
    Mostrar as mensagens do oponente
    Oi!
    Boa sorte!
    Jogou bem!
    Valeu!
    Ops!
    Bom jogo!
    Jogar com uma turma
    Em pausa: nem jogadas, nem relógio.
    Desafio \u{1}, \u{2}
    Dificuldade \u{1} de 5
    Você joga com \u{1}.
    Só uma jogada ganha. Com ela, você ganha em \u{1} jogada.\u{1F}Só uma jogada ganha. Com ela, você ganha em \u{1} jogadas.
    Só uma jogada é segura. Depois de qualquer outra, \u{1} pode ganhar.
    Cada jogada sua precisa ameaçar ganhar na próxima. Só uma primeira jogada dá certo. Com ela, você ganha em \u{1} jogada.\u{1F}Cada jogada sua precisa ameaçar ganhar na próxima. Só uma primeira jogada dá certo. Com ela, você ganha em \u{1} jogadas.
    Só uma jogada perde. Qual é?
    Muito bem!
    Não é \u{1}.
    \u{1} é uma jogada segura: depois dela, ninguém ganha.
    \u{1} responde com \u{2}. Continue.
    Resta \u{1} tentativa.\u{1F}Restam \u{1} tentativas.
    A resposta é \u{1}.
    Resposta certa: \u{1}.
    \u{1} marca \u{2} e completa \u{3}.
    \u{1} marca \u{2} e ameaça completar \u{3} ao mesmo tempo.
    \u{1} marca \u{2} e ganha em \u{3} jogada.\u{1F}\u{1} marca \u{2} e ganha em \u{3} jogadas.
    \u{1} marca \u{2}, e agora nenhum dos dois pode ganhar.
    A partida continua assim: \u{1}.
    resolvido na 1ª tentativa
    resolvido na 2ª tentativa
    resolvido na 3ª tentativa
    não resolvido
    Jogo da velha, desafio \u{1}: \u{2}
    Jogo da velha, desafio \u{1}: \u{2}, com \u{3} dica\u{1F}Jogo da velha, desafio \u{1}: \u{2}, com \u{3} dicas
    Olhe para as suas próprias peças.
    O que \u{1} quer fazer?
    Veja onde duas das suas linhas se cruzam.
    \u{1} tem um plano. Veja onde duas linhas se cruzam.
    Faça \u{1} bloquear você.
    Você pode ganhar. Pense algumas jogadas à frente.
    Cuidado! Quase todas as casas perdem.
    Ninguém pode ganhar se os dois jogarem com cuidado.
    \u{1} pode ganhar. Não facilite.
    Procure uma casa com muitas linhas.
    Aqui uma linha perde. Não faça nenhuma.
    Experimente cada casa. O que \u{1} pode fazer depois?
    Com mais uma peça, você faz uma linha.
    Falta uma peça para \u{1} nesta linha.
    Com uma só casa você faz duas ameaças ao mesmo tempo.
    \u{1} quer fazer duas ameaças ao mesmo tempo. Marque essa casa antes.
    Ameace uma linha, e seu oponente vai ter que bloquear.
    Você ganha em \u{1} jogada. Ela ainda não ameaça nada.\u{1F}Você ganha em \u{1} jogadas. A primeira ainda não ameaça nada.
    Só uma casa é segura.
    Marque uma casa com muitas linhas abertas.
    Procure a jogada com que você resiste mais tempo.
    Marque uma casa com muitas linhas abertas que \u{1} também queira.
    Deixe suas peças separadas.
    Há uma casa perigosa: se você jogar nela, \u{1} consegue duas ameaças ao mesmo tempo ou pode ganhar com um plano mais longo.
    Marque \u{1}.
    Outra dica revela a ideia.
    Outra dica revela a jogada.
    Depois de qualquer outra jogada, \u{1} marca \u{2} e pode ganhar.
    \u{1}? Então \u{2} marca \u{3} e pode ganhar.
    \u{1}: depois, a única casa segura para \u{3} é \u{2}.
    \u{1}: depois, \u{2} de \u{3} respostas são seguras para \u{4}.
    O número diz quantas respostas do seu oponente são seguras.
    Este tabuleiro é grande demais para analisar todas as jogadas.
    Os anéis mostram ameaças.
    Três em linha
    Bloqueie
    Centro e cantos
    Duas de uma vez
    Descubra a armadilha
    Por que ninguém ganha
    Cantos e blocos
    Uma só resposta
    Roubar um plano
    Gêmeas
    Ao contrário
    Cinco em linha
    Três peças suas em linha ganham: na horizontal, na vertical ou na diagonal.
    Se seu oponente tem duas peças em uma linha, ponha a sua na casa que falta. Mas ganhar é melhor que bloquear.
    Algumas respostas à primeira jogada perdem.
    Com uma peça você pode ameaçar duas linhas. Seu oponente só consegue bloquear uma.
    Seu oponente quer duas linhas ao mesmo tempo. Antes disso, faça uma ameaça que precise ser bloqueada.
    Uma linha com peças dos dois jogadores está fechada. Quem joga com cuidado fecha todas.
    Neste tabuleiro, os quatro cantos e qualquer bloco 2×2 também ganham.
    Neste tabuleiro, algumas primeiras jogadas deixam pouquíssimas respostas seguras.
    Se as linhas ganham, uma peça a mais nunca atrapalha. Por isso, quem começa nunca fica em desvantagem. Se as linhas perdem, uma peça a mais pode atrapalhar.
    Cada linha tem seu próprio par de casas. Marque sempre a gêmea da casa que X marcar, e X nunca vai completar uma linha.
    Aqui, quem faz três em linha perde. Comece no centro e depois jogue sempre na casa oposta à do seu oponente.
    Quatro em linha com as duas pontas abertas ninguém segura.
    Lição \u{1}: \u{2}
    Lições
    Passo \u{1} de \u{2}
    Complete sua linha.
    Bloqueie \u{1}.
    Você pode ganhar em \u{1} jogada. Encontre essa jogada.\u{1F}Você pode ganhar em \u{1} jogadas. Encontre a primeira.
    Encontre uma jogada segura.
    Encontre a única jogada segura.
    \u{1} ainda tem uma linha aberta. Escolha uma casa vazia dessa linha.
    Marque a gêmea.
    Em que partida perde quem começa? Digite o número dela.
    Uma fileira. É assim que se ganha!
    Uma coluna. É assim que se ganha!
    Uma diagonal. É assim que se ganha!
    Bloqueada!
    Bloqueada de novo!
    Ganhar é melhor que bloquear.
    Depois de um canto: o centro, e só.
    Depois do centro: um canto.
    Ao lado dessa borda ou na borda oposta.
    Duas linhas, uma só resposta: você ganha.
    Duas linhas de novo!
    Primeiro uma ameaça, depois duas ao mesmo tempo.
    Uma borda: agora seu oponente precisa responder.
    Sobrou um canto para você, e ele basta.
    Essa é a última. Todas as outras estão fechadas.
    Isso mesmo: fileira por fileira, os dois fecham o que podem.
    Quatro cantos. É assim que se ganha!
    Um bloco. É assim que se ganha!
    Também é preciso impedir os blocos.
    Também é preciso impedir os cantos.
    A casa oposta, e só.
    Perto do centro, nessa diagonal.
    Quando as linhas perdem, começar pode ser ruim.
    Cada linha tem seu próprio par. Isso prova que X nunca ganha.
    Primeiro, o centro.
    A casa oposta.
    A casa oposta outra vez.
    Sempre a casa oposta. Assim você nunca faz uma linha.
    Quatro com as duas pontas abertas: você ganha.
    Lição concluída.
    Desafio do dia
    Mais desafios
    \u{1} de \u{2} concluídas
    Ver a resposta
    Próximo
    Voltar à partida
    Compartilhar resultado
    Não resolvido
    Preparando o desafio
    Isto não é um desafio
    Tudo feito.
    Desafio
    Lição
    Você tem três tentativas. Se errar, você vê o que acontece e a jogada é desfeita.
    Todos os desafios diários
    Anteriores
    Próximos
    Resolvido
    Resolvido com ajuda
    Resposta vista
    Sequência: \u{1} dia\u{1F}Sequência: \u{1} dias
    Cinco em linha com ameaças
    \u{1} desafio feito\u{1F}\u{1} desafios feitos
    Desafios e lições
    Sua própria figura
    Empate
    Justo com troca
    \u{1} ganha em \u{2} jogada\u{1F}\u{1} ganha em \u{2} jogadas
    \u{1} sempre pode ganhar
    Quem escolhe ganha
    Ninguém pode ganhar se os dois jogarem com cuidado
    Ninguém pode ganhar, em nenhum tabuleiro
    Ninguém sabe. Talvez ninguém nunca tenha analisado.
    Quem pode ganhar? Calculando…
    Desenhe o que ganha: toque nas casas.
    Falta pelo menos uma casa.
    Também vale girada e espelhada.
    Também: \u{1}.
    \u{1}, na figura
    \u{1}, fora da figura
    Jogar assim
    Reduzir
    Aumentar
    Limpar
    Outra figura
    Por quê?
    \u{1} sempre marca a outra casa do par. E, onde quer que a figura fique, ela sempre contém um par inteiro.
    O menor: \u{1}
    Deixar justo
    Desenhe a sua
    \u{1} pode ganhar
    Ninguém pode ganhar
    Ninguém sabe
    Escolha uma e veja por quê.
    Uma figura tem no máximo 8 casas.
    Uma figura tem no máximo 8 casas de largura e de altura.
    Você já tem essa figura.
    Um tabuleiro tem de 3 a 10 fileiras, com espaço para a figura.
    ajuda
    desfazer
    refazer
    nova
    tabuleiros
    jogadores
    dica
    explicar
    símbolos
    revisão
    histórico
    compartilhar
    continuar
    menu
    idioma
    sair
    Com as setas ou com h, j, k, l você anda pelas casas; com Enter, Espaço ou um clique você joga.
    Digite uma casa: b2. Se a letra da coluna também for um comando, digite a letra maiúscula.
    u desfaz uma jogada, r refaz, n começa uma nova partida, g escolhe o tabuleiro, p os jogadores e s os símbolos, t dá uma dica em três passos, v mostra quanto vale cada casa, q fecha o programa.
    Os parênteses mostram a última jogada (X); [X], uma linha que ganhou; !X!, uma que perdeu. O * é uma dica; + ganha, = é empate, − perde. O número conta as suas próprias jogadas; depois de =, as respostas seguras.
    Digite uma casa, como b2, para jogar nela.
    undo desfaz uma jogada, redo refaz, new começa uma nova partida, e new 4x4 começa em outro tabuleiro.
    hint diz onde olhar; de novo, a ideia; e de novo, a jogada. explain mostra ou esconde quanto vale cada casa; explain b2, o que acontece depois de uma jogada ali.
    games lista os tabuleiros, board mostra o tabuleiro de novo e quit fecha o programa.
    Digite help para ver o que você pode digitar.
    “\u{1}” não é nem uma casa como b2 nem um comando; tente help
    “\u{1}” não é nem uma casa nem um comando; você quis dizer \u{2}?
    \u{1}; você quis dizer “\u{2}”?
    linha \u{1}: \u{2}
    Não há jogada para desfazer
    Não há jogada para refazer
    Não há jogada para sugerir
    A janela é pequena demais, falta espaço: \u{1}
    mais \u{1} coluna\u{1F}mais \u{1} colunas
    mais \u{1} linha\u{1F}mais \u{1} linhas
    Você tem uma partida não terminada: \u{1}
    Enter continua a partida, n começa outra
    Quer continuar? \u{1} ou \u{2}
    Não dá para ler a partida salva (\u{1}); agora ela está em \u{2}
    Não dá para salvar a partida em \u{1}: \u{2}
    sim
    não
    As setas movem e mudam, Enter escolhe, Esc fecha
    As setas rolam o texto, Esc fecha
    \u{1} – \u{2}
    Convite para jogar: \u{1}
    \u{1} convida você para jogar: \u{2}
    Assista a uma partida: \u{1}
    Você joga com \u{1}.
    Jogo da velha no navegador: grátis, sem anúncios e sem conta.
    Casas vazias
    Ameaças
    Linha que ganhou
    Ampliar
    Jogadores
    Fechar
    Peça \u{1}
    Isso só funciona em uma partida ao vivo, e na hora certa
    Em uma partida ao vivo: draw propõe empate, takeback pede para desfazer sua última jogada, com resign você desiste, com accept e decline você responde ao outro jogador, com say 1 a say 6 você diz algo, com computer o computador joga enquanto houver uma vaga livre, com claim você ganha se um desconhecido foi embora e com leave você deixa a partida ao vivo e continua por sua conta.
    Digite uma casa como b2. hint ajuda em três passos, show dá a resposta, board mostra o tabuleiro de novo e quit fecha o programa.
    “\u{1}” não é nem uma casa como b2 nem hint, show, board, help ou quit
    “\u{1}” não é um número de 1 a \u{2}
    Azul,Verde,Vermelho,Dourado,Prateado,Valente,Brilhante,Calmo,Esperto,Rápido,Gentil,Divertido,Sereno,Feliz,Alegre,Generoso,Sortudo,Risonho,Ágil,Nobre,Curioso,Radiante,Veloz,Sábio
    Golfinho,Panda,Coala,Lince,Falcão,Castor,Beija-flor,Canguru,Pinguim,Tigre,Leão,Lobo,Flamingo,Tucano,Cisne,Rouxinol,Esquilo,Quati,Tatu,Sabiá,Leopardo,Puma,Guaxinim,Coelho
    \u{2} \u{1}
    Turma
    Um código para todo mundo na sala. Ninguém digita o nome. A turma é apagada um dia depois da última partida.
    Criar uma turma
    Entrar em uma turma
    Código
    Relógio
    Sem relógio
    \u{1} min
    Quem joga com quem
    Joga quem estiver livre
    Em rodadas, quando eu mandar
    Fechar
    Nenhuma turma tem este código.
    Tentativas demais. Espere \u{1} s.
    Sem conexão com a turma no momento. Tentando de novo…
    Essa turma não existe mais.
    A turma está cheia.
    Você é \u{1}
    Outro nome
    Espere aqui: sua próxima partida vai começar sozinha.
    Espere aqui: a próxima rodada já vai começar.
    Você descansa nesta rodada, porque o número de jogadores é ímpar. O ponto é seu.
    Você ganhou!
    Desta vez você perdeu.
    Empate.
    Você joga contra \u{1}
    Ir para sua partida
    Posição \u{1} de \u{2}
    Jogadores: \u{1}
    Rodada \u{1}
    Tabuleiro \u{1}: \u{2} contra \u{3}
    Pausar
    Continuar
    Próxima rodada
    Copiar resultados
    Copiado
    Encerrar a turma
    Encerrar mesmo, para todos?
    A turma foi encerrada.
    Todos os tabuleiros
    Remover \u{1}
    Seu professor ou sua professora tirou você da turma.
    Sair da turma
    Escaneie, ou abra \u{1} e digite o código
    Tabuleiros
    Classificação
    #
    Nome
    Partidas
    Vitórias
    Empates
    Pontos
    Há menos de dois jogadores.
    Ainda há partidas desta rodada em andamento.
    Turma: você é \u{1}
    \u{1} está fora do tabuleiro
    Ver tabuleiro
    Propor empate
    Pedir para desfazer minha jogada
    Digite = para ficar com \u{1}, ou uma casa para jogar.
    """
}
