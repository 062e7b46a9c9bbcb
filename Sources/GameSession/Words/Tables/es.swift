// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_es: StaticString = """
    es\tltr\t.32\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Triángulo
    Rombo
    Estrella
    Corazón
    Luna
    Rayo
    Turno: \u{1}
    Tu turno
    Empiezas tú
    \u{1} está pensando
    \u{1} ya tiene una ficha
    Elige una casilla libre
    \u{1} juega en \u{2}
    Juegas en \u{1}
    la esquina inferior izquierda
    el borde inferior
    la esquina inferior derecha
    el borde izquierdo
    el centro
    el borde derecho
    la esquina superior izquierda
    el borde superior
    la esquina superior derecha
    \u{1} (\u{2})
    Tablero de \u{1} por \u{2}
    \u{1}, libre
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tres en raya
    Cómo jugar
    Deshacer
    Rehacer
    Nueva partida
    Tableros
    Jugadores
    Pista
    Explicar
    Símbolos
    Repaso
    Historial
    Compartir
    Seguir
    Idioma
    Menú
    2 jugadores
    En línea
    Máquina
    O deja que empiece la máquina
    Rival
    Nivel
    Más fácil
    Más difícil
    Toca cualquier casilla
    Aquí sigue tu partida: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tres en raya
    Muy fácil
    Fácil
    Medio
    Difícil
    Perfecto
    Astuto
    La máquina
    La máquina (\u{1})
    Juega al azar
    Gana si puede, pero no ve cuándo vas a ganar
    Gana si puede y te bloquea
    Ve dobles amenazas y planes cortos
    Nunca deja escapar una victoria ni un empate
    Tan fuerte como Perfecto, y tiende trampas
    Jugador \u{1}
    Tú
    X
    O
    Triángulo
    Rombo
    Estrella
    Corazón
    Luna
    Rayo
    Elige una casilla para \u{1}
    Suelta para jugar en \u{1}
    Empate
    Gana \u{1}: \u{2}
    Gana \u{1}: \u{2} completó \u{3}
    La partida ha terminado
    \u{1} deshace su jugada en \u{2}
    Deshaces tu jugada en \u{1}
    la esquina inferior izquierda
    el borde inferior centro-izquierdo
    el borde inferior centro-derecho
    la esquina inferior derecha
    el borde izquierdo centro-inferior
    el centro inferior izquierdo
    el centro inferior derecho
    el borde derecho centro-inferior
    el borde izquierdo centro-superior
    el centro superior izquierdo
    el centro superior derecho
    el borde derecho centro-superior
    la esquina superior izquierda
    el borde superior centro-izquierdo
    el borde superior centro-derecho
    la esquina superior derecha
    bloque 2×2 inferior izquierdo
    bloque 2×2 inferior
    bloque 2×2 inferior derecho
    bloque 2×2 izquierdo
    bloque 2×2 central
    bloque 2×2 derecho
    bloque 2×2 superior izquierdo
    bloque 2×2 superior
    bloque 2×2 superior derecho
    fila \u{1}
    columna \u{1}
    diagonal \u{1}
    fila inferior
    fila central
    fila superior
    fila inferior
    fila centro-inferior
    fila centro-superior
    fila superior
    columna izquierda
    columna central
    columna derecha
    columna izquierda
    columna centro-izquierda
    columna centro-derecha
    columna derecha
    diagonal que sube
    diagonal que baja
    diagonal
    cuatro esquinas
    bloque 2×2 \u{1}
    rombo \u{1}
    \u{1} y \u{2}
    \u{1} o \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, línea ganadora
    \u{1}, \u{2}, línea perdedora
    \u{1}, pista
    \u{1}, \u{2} respuesta segura\u{1F}\u{1}, \u{2} respuestas seguras
    \u{1}, amenaza de \u{2}
    \u{1}, amenaza fuerte de \u{2}
    \u{1}, respuesta
    \u{1}, \u{2}
    \u{1}, \u{3} en raya
    \u{1} con \u{2}
    \u{1}, al revés
    Esquinas y bloques
    Cuatro en raya
    Gomoku
    esquinas
    bloques 2×2
    rombos
    Columnas
    Filas
    En raya
    Las cuatro esquinas ganan
    Un bloque 2×2 gana
    Un rombo gana
    Las cuatro esquinas pierden
    Un bloque 2×2 pierde
    Un rombo pierde
    La línea gana
    Al revés (misère): la línea pierde
    Escribe un número entero del 1 al 19
    Un tablero puede tener de 1 a 19 columnas, no \u{1}
    Un tablero puede tener de 1 a 19 filas, no \u{1}
    Una línea necesita al menos 1 casilla
    Una línea de \u{1} no cabe en \u{2}×\u{3}
    \u{1}×\u{2} no tiene cuatro esquinas
    Un bloque 2×2 no cabe en \u{1}×\u{2}
    Un rombo no cabe en \u{1}×\u{2}
    \u{1} o más
    Cómo jugar: \u{1}
    Empieza \u{1}. Por turnos, cada jugador pone una ficha en una casilla libre.
    Gana la primera ficha.
    Pierde la primera ficha.
    Para ganar, pon \u{1} fichas tuyas en raya: \u{2}.\u{1F}Para ganar, pon \u{1} fichas tuyas en raya: \u{2}.
    Pierde quien pone \u{1} de sus fichas en raya: \u{2}.\u{1F}Pierde quien pone \u{1} de sus fichas en raya: \u{2}.
    en horizontal
    en vertical
    en diagonal
    Las cuatro esquinas también ganan.
    Cualquier bloque 2×2 también gana.
    Cualquier rombo también gana: las cuatro casillas que rodean a otra por arriba, por abajo, por la izquierda y por la derecha.
    Las cuatro esquinas también pierden.
    Cualquier bloque 2×2 también pierde.
    Cualquier rombo también pierde: las cuatro casillas que rodean a otra por arriba, por abajo, por la izquierda y por la derecha.
    \u{1} \u{2}
    Si el tablero se llena y nadie ha ganado, hay empate.
    Toca una casilla, arrastra tu ficha hasta ella o toca la ficha y luego la casilla.
    Con el teclado: las flechas recorren el tablero, Enter juega, H da una pista, U deshace una jugada, Mayús+U la rehace y ? abre estas instrucciones.
    Aquí el nivel Perfecto nunca pierde, y está demostrado: jugamos contra él todas las partidas posibles, \u{1}, y no perdió ninguna.
    No se puede abrir este enlace
    En este enlace no hay una partida que se pueda jugar:
    \u{1}.
    Toca OK para empezar una partida nueva.
    reglas, \u{1}
    reglas imposibles: \u{1}
    jugada \u{1}, \u{2}: \u{3}
    jugada \u{1}, «\u{2}»: no es una casilla como b2
    la partida ya ha terminado: ganó \u{1}
    la partida ya ha terminado: empate
    ya está ocupada
    fuera del tablero (la última casilla es \u{1})
    «\u{1}»: las reglas empiezan por un tamaño, como 3x3
    «\u{1}»: después de la k va un número
    después de la k va un número
    «\u{1}»: las opciones son \u{2}, cada una como mucho una vez
    «\u{1}» no puede ir después de las reglas
    Elige un tablero
    Tablero a tu gusto
    Empezar
    Primer jugador
    Segundo jugador
    Nombre
    Símbolo
    Jugador
    Quién empieza la próxima partida (con \u{1})
    OK
    Otra partida
    Traducción revisada por una persona hispanohablante
    Traducción automática: nadie la ha revisado todavía
    Nueva partida: \u{1}
    Buscar
    Aquí aparecerán tus partidas.
    En un archivo
    Partidas anteriores
    Guardar mis partidas
    Abrir mis partidas
    \u{1} registro añadido\u{1F}\u{1} registros añadidos
    En este archivo no hay nada nuevo
    \u{1} – \u{2}
    \u{1} · sin terminar
    \u{1} · empate
    \u{1} · \u{2} ganó
    \u{1} · ganaste
    Contra la máquina
    \u{1}, \u{2}: \u{3}
    \u{1} partida\u{1F}\u{1} partidas
    \u{1} victoria\u{1F}\u{1} victorias
    \u{1} empate\u{1F}\u{1} empates
    \u{1}, racha de \u{2} victoria\u{1F}\u{1}, \u{2} victorias seguidas
    \u{1}, \u{2} errores por partida
    \u{1},\u{2}
    Enviar enlace
    Copiar enlace
    Copiar resultado en emojis
    Guardar como imagen
    Listo
    Copiado
    Escanea para abrir la partida
    Quien abra el enlace juega con \u{1}.
    El enlace abre una copia de esta partida.
    Partida compartida. Te toca jugar con \u{1}
    Comparte la partida para enviar tu jugada
    Momento clave
    Siguiente: \u{1}
    Tablero más grande: \u{1}
    Corregir la jugada
    Partidas anteriores
    La máquina no responde
    Reintentar
    Hay una versión nueva
    Actualizar
    ¿Añadir a la pantalla de inicio?
    Elige «Añadir a pantalla de inicio» en el menú del navegador
    Añadir
    Ahora no
    Tema
    El del dispositivo
    Claro
    Oscuro
    Alto contraste
    Pizarra
    Sonido
    Vibración
    Deshecho: \u{1}
    Explicación desactivada
    Explicación activada
    una casilla gana\u{1F}\u{1} casillas ganan
    una casilla mantiene el empate\u{1F}\u{1} casillas mantienen el empate
    una casilla pierde\u{1F}\u{1} casillas pierden
    una casilla está sin calcular\u{1F}\u{1} casillas están sin calcular
    una mantiene el empate\u{1F}\u{1} mantienen el empate
    una pierde\u{1F}\u{1} pierden
    una está sin calcular\u{1F}\u{1} están sin calcular
    ¡Ganas tú!
    \u{1} gana
    Estuviste cerca
    ¡Gana \u{1}!
    \u{1}, en \u{2} jugada\u{1F}\u{1}, en \u{2} jugadas
    \u{1} completó \u{2}
    Completaste \u{1}
    \u{1} victoria seguida
    \u{1} victorias seguidas
    \u{1} le abrió el camino a la máquina
    Nadie cometió ningún error
    El tablero está lleno
    tu \u{1} jugada
    tu jugada \u{1}
    \u{1} (jugada \u{2})
    primera
    segunda
    tercera
    cuarta
    quinta
    sexta
    séptima
    octava
    novena
    décima
    undécima
    duodécima
    una
    dos
    tres
    cuatro
    cinco
    seis
    siete
    ocho
    nueve
    diez
    once
    doce
    gana en \u{1} jugada\u{1F}gana en \u{1} jugadas
    pierde en \u{1} jugada\u{1F}pierde en \u{1} jugadas
    gana
    empate
    pierde
    empate o mejor
    empate o peor
    sin calcular
    la \u{1}
    la \u{1}
    la \u{1}
    las \u{1}
    el \u{1}
    el \u{1}
    Completas \u{1}
    Bloqueas \u{1}
    Amenazas con completar \u{1} a la vez. Con una sola jugada no se puede parar todo
    Paras dos amenazas a la vez: \u{1}
    Amenazas con completar \u{1}, así que tu rival tiene que bloquear
    Ganas en \u{1} jugada\u{1F}Ganas en \u{1} jugadas
    Es la única jugada que gana
    Mantiene el empate
    Es la única jugada que no pierde
    Así aguantas más tiempo: queda \u{1} jugada\u{1F}Así aguantas más tiempo: quedan \u{1} jugadas
    Es tan buena como cualquier otra jugada
    No completa ninguna línea
    ahí tienes una línea abierta\u{1F}ahí tienes \u{1} líneas abiertas
    Persona
    Juega en este dispositivo
    Maestro
    Calcula muchas jugadas
    Calcula aún más jugadas
    Máquina · \u{1}
    Juega al azar
    Evita completar una línea si puede
    Calcula sus dos próximas jugadas
    Calcula sus cuatro próximas jugadas
    Nunca deja escapar una victoria ni un empate
    Tan fuerte como Perfecto, y tiende trampas
    \u{1} \u{2}
    Siempre el primer jugador
    Quien perdió
    Por turnos
    \u{1}: \u{2}, \u{3}: \u{4}, empates: \u{5}
    Revisando cada jugada…
    Partida perfecta: nadie cometió ningún error.
    No se ha encontrado ningún error.
    \u{1} regaló la partida
    \u{1} dejó escapar la victoria
    \u{1} habría dado la victoria
    \u{1} habría mantenido el empate
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, error
    Probar otra vez desde aquí
    \u{1} (gana \u{2})
    \u{1} (empate)
    \u{1} (sin terminar)
    Otra variante: \u{1}
    la figura \u{1}
    una figura dibujada\u{1F}\u{1} figuras dibujadas
    figura \u{1}
    la \u{1}
    Esta figura gana
    Esta figura pierde
    La figura \u{1} gana en cualquier lugar, también girada o reflejada.
    La figura \u{1} pierde en cualquier lugar, también girada o reflejada.
    Aquí las fichas en raya no cuentan.
    La figura \u{1} no cabe en \u{2}×\u{3}
    «\u{1}»: \u{2}
    una figura tiene de 2 a 8 casillas, no \u{1}
    \u{1} está dos veces
    «\u{1}» no es una casilla como b2
    una figura mide como mucho 8 casillas de ancho y de alto
    la misma figura está dos veces
    un juego tiene como mucho tres figuras
    El segundo jugador puede quedarse con la primera ficha
    \u{1}, con intercambio
    Después de la primera ficha, el otro jugador puede quedarse con ella en lugar de jugar.
    Quedarse con \u{1}
    \u{1} se queda con \u{2}
    Te quedas con \u{1}
    \u{1} vuelve a ser de quien empezó
    = solo puede ir después de la primera casilla, en juegos con intercambio
    Partida en vivo
    Juega con alguien a quien no conoces o envía un enlace: quien lo tenga puede jugar o mirar.
    Tu nombre (opcional)
    Jugar con cualquiera
    Qué se guarda
    El servidor guarda la partida: las jugadas con su hora y los nombres que escribieron los jugadores. Solo así sobrevive a un reinicio o a un corte de la conexión.
    El servidor borra cada partida 30 días después de la última jugada, o al cabo de un día si nadie ha jugado. En las partidas con días por jugada, esos días se suman a ese plazo.
    No hay cuentas ni cookies. Tu dirección de internet no se guarda nunca: contra los abusos, una forma irreconocible de ella queda en la memoria un día como mucho.
    Avisarme cuando sea mi turno
    Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en los ajustes del navegador.
    En un iPhone o iPad, esto funciona cuando la página está en la pantalla de inicio y la abres desde allí.
    Si quieres recibir un aviso cuando sea tu turno, el servidor guarda también la dirección en la que Google, Mozilla, Apple o Microsoft recibe los avisos para tu navegador. Esa dirección se borra cuando desactivas los avisos, y también con la partida. Cada aviso dice solo que es tu turno en esta partida, y solo tu navegador puede leerlo.
    Tu nombre, tus sitios en las partidas, tus ajustes y tus otras partidas se quedan en este dispositivo. Quien tenga el enlace de una partida en vivo puede mirarla.
    Reloj
    Sin reloj
    \u{1} min + \u{2} s por jugada
    \u{1} día por jugada\u{1F}\u{1} días por jugada
    \u{1} día\u{1F}\u{1} días
    \u{1} hora\u{1F}\u{1} horas
    Crear un enlace
    Las partidas en vivo no están disponibles en este momento
    Aquí están empezando demasiadas partidas. Vuelve a intentarlo en \u{1} segundo.\u{1F}Aquí están empezando demasiadas partidas. Vuelve a intentarlo en \u{1} segundos.
    Demasiados mensajes. Vuelve a intentarlo en \u{1} segundo.\u{1F}Demasiados mensajes. Vuelve a intentarlo en \u{1} segundos.
    Envía este enlace a quien quieras
    Esperando a tu rival
    Buscando a alguien con quien jugar
    Jugarás con la próxima persona que quiera esta partida
    Todavía no ha venido nadie. Sigue esperando o juega contra la máquina.
    Jugar contra la máquina (\u{1})
    Cancelar
    Quien abra el enlace juega con \u{1}
    Empiezas tú
    Empieza tu rival
    Conectando…
    Conexión perdida. Reconectando…
    Esta partida en vivo ya no existe. Puedes seguir jugando aquí.
    \u{1} te invita
    Te invitan a jugar
    Juegas con \u{1}
    Jugar
    Mirar
    \u{1} está libre: puedes jugar o solo mirar
    Jugar con \u{1}
    Estás mirando
    \u{1} persona mirando\u{1F}\u{1} personas mirando
    \u{1} está sin conexión
    \u{1} está sin conexión. Dentro de un minuto podrás reclamar la victoria.
    \u{1} lleva un minuto sin conexión
    Reclamar la victoria
    \u{1} está aquí
    sin conexión
    aún no ha llegado
    Tu rival
    Alguien
    Tejón
    Oso
    Castor
    Ciervo
    Delfín
    Halcón
    Zorro
    Liebre
    Erizo
    Lince
    Nutria
    Búho
    Petirrojo
    Pingüino
    Ardilla
    Cisne
    Empate
    Deshacer
    Hablar
    Rendirse
    ¿Te rindes?
    Sí, me rindo
    Seguir jugando
    Salir
    Aceptar
    Rechazar
    \u{1} ofrece empate
    \u{1} pide deshacer la última jugada
    \u{1} quiere jugar otra vez
    Ofreciste empate
    Pediste deshacer tu jugada
    Esperando a tu rival
    \u{1} no acepta
    No se aceptó tu jugada: \u{1}
    \u{1}: \u{2}
    \u{1} se rindió
    Te rendiste
    \u{1} se quedó sin tiempo
    Te quedaste sin tiempo
    De común acuerdo
    Di algo
    Mostrar los mensajes de tu rival
    ¡Hola!
    ¡Suerte!
    ¡Bien jugado!
    ¡Gracias!
    ¡Ups!
    ¡Buena partida!
    Jugar con una clase
    En pausa: ni jugadas ni reloj.
    Reto \u{1}, \u{2}
    Dificultad \u{1} de 5
    Juegas con \u{1}.
    Solo una jugada gana. Con ella ganas en \u{1} jugada.\u{1F}Solo una jugada gana. Con ella ganas en \u{1} jugadas.
    Solo una jugada es segura. Después de cualquier otra, \u{1} puede ganar.
    Con cada jugada tienes que amenazar con ganar en la siguiente. Solo una primera jugada funciona. Con ella ganas en \u{1} jugada.\u{1F}Con cada jugada tienes que amenazar con ganar en la siguiente. Solo una primera jugada funciona. Con ella ganas en \u{1} jugadas.
    Solo una jugada pierde. ¿Cuál es?
    ¡Muy bien!
    No es \u{1}.
    \u{1} es una jugada segura: después, nadie gana.
    \u{1} responde en \u{2}. Sigue.
    Te queda \u{1} intento.\u{1F}Te quedan \u{1} intentos.
    La respuesta es \u{1}.
    Respuesta correcta: \u{1}.
    \u{1} juega en \u{2} y completa \u{3}.
    \u{1} juega en \u{2} y amenaza con completar \u{3} a la vez.
    \u{1} juega en \u{2} y gana en \u{3} jugada.\u{1F}\u{1} juega en \u{2} y gana en \u{3} jugadas.
    \u{1} juega en \u{2} y ya no puede ganar nadie.
    La partida sigue así: \u{1}.
    resuelto al primer intento
    resuelto al segundo intento
    resuelto al tercer intento
    sin resolver
    Tres en raya, reto \u{1}: \u{2}
    Tres en raya, reto \u{1}: \u{2}, con \u{3} pista\u{1F}Tres en raya, reto \u{1}: \u{2}, con \u{3} pistas
    Mira tus propias fichas.
    ¿Qué quiere hacer \u{1}?
    Mira dónde se cruzan dos de tus líneas.
    \u{1} tiene un plan. Mira dónde se cruzan dos líneas.
    Obliga a \u{1} a bloquearte.
    Puedes ganar. Piensa varias jugadas por adelantado.
    ¡Cuidado! Casi todas las casillas pierden.
    Nadie puede ganar si los dos juegan con cuidado.
    \u{1} puede ganar. No se lo pongas fácil.
    Busca una casilla con muchas líneas.
    Aquí una línea pierde. No hagas ninguna.
    Prueba cada casilla. ¿Qué puede hacer \u{1} después?
    Con una ficha más, haces una línea.
    A \u{1} le falta una ficha en esta línea.
    Con una sola casilla haces dos amenazas a la vez.
    \u{1} quiere hacer dos amenazas a la vez. Ocupa antes esa casilla.
    Amenaza con una línea, y tu rival tendrá que bloquearla.
    Ganas en \u{1} jugada. Todavía no amenaza nada.\u{1F}Ganas en \u{1} jugadas. La primera todavía no amenaza nada.
    Solo una casilla es segura.
    Ocupa una casilla con muchas líneas abiertas.
    Busca la jugada con la que aguantas más.
    Ocupa una casilla con muchas líneas abiertas que también le sirva a \u{1}.
    Mantén tus fichas separadas.
    Hay una casilla peligrosa: si juegas en ella, \u{1} consigue dos amenazas a la vez o puede ganar con un plan más largo.
    Juega en \u{1}.
    Otra pista te dará la idea.
    Otra pista te dirá la jugada.
    Después de cualquier otra jugada, \u{1} juega en \u{2} y puede ganar.
    ¿\u{1}? Entonces \u{2} juega en \u{3} y puede ganar.
    \u{1}: después, la única casilla segura para \u{3} es \u{2}.
    \u{1}: después, \u{2} de \u{3} respuestas son seguras para \u{4}.
    El número dice cuántas respuestas de tu rival son seguras.
    Este tablero es demasiado grande para revisar todas las jugadas.
    Los anillos señalan amenazas.
    Tres en raya
    Bloquea
    Centro y esquinas
    Dos a la vez
    Descubre la trampa
    Por qué nadie gana
    Esquinas y bloques
    Una sola respuesta
    Robar un plan
    Gemelas
    Al revés
    Cinco en raya
    Tres fichas tuyas en raya ganan: en horizontal, en vertical o en diagonal.
    Si tu rival tiene dos en una línea, pon tu ficha en el hueco. Pero ganar es mejor que bloquear.
    Algunas respuestas a la primera jugada pierden.
    Con una ficha puedes amenazar dos líneas. Tu rival solo puede parar una.
    Tu rival quiere dos líneas a la vez. Haz que antes tenga que responderte.
    Una línea con fichas de los dos jugadores está cerrada. Quien juega con cuidado las cierra todas.
    En este tablero también ganan las cuatro esquinas y cualquier bloque 2×2.
    En este tablero, algunas primeras jugadas dejan muy pocas respuestas seguras.
    Si las líneas ganan, una ficha más nunca estorba. Por eso, quien empieza nunca está en desventaja. Si las líneas pierden, una ficha más sí puede estorbar.
    Cada línea tiene su propia pareja de casillas. Ocupa siempre la gemela de la casilla que ocupa X, y X no podrá completar ninguna línea.
    Aquí pierde quien hace tres en raya. Empieza en el centro y después juega siempre en la casilla opuesta a la de tu rival.
    Cuatro en raya con los dos extremos libres no se pueden parar.
    Lección \u{1}: \u{2}
    Lecciones
    Paso \u{1} de \u{2}
    Completa tu línea.
    Bloquea a \u{1}.
    Puedes ganar en \u{1} jugada. Encuéntrala.\u{1F}Puedes ganar en \u{1} jugadas. Encuentra la primera.
    Encuentra una jugada segura.
    Encuentra la única jugada segura.
    A \u{1} le queda una línea abierta. Elige una de sus casillas libres.
    Ocupa la gemela.
    ¿En qué partida pierde quien empieza? Escribe su número.
    Una fila. ¡Así se gana!
    Una columna. ¡Así se gana!
    Una diagonal. ¡Así se gana!
    ¡Bloqueada!
    ¡Bloqueada otra vez!
    Ganar es mejor que bloquear.
    Después de una esquina: el centro y nada más.
    Después del centro: una esquina.
    Junto a ese borde o en el borde opuesto.
    Dos líneas y una sola respuesta: ganas.
    ¡Otra vez dos líneas!
    Primero una amenaza y luego dos a la vez.
    Un borde: ahora tu rival tiene que responderte.
    Te queda una esquina, y con ella basta.
    Es la última. Todas las demás están cerradas.
    Eso es: fila a fila, los dos cierran lo que pueden.
    Cuatro esquinas. ¡Así se gana!
    Un bloque. ¡Así se gana!
    Los bloques también hay que pararlos.
    Las esquinas también hay que pararlas.
    La casilla opuesta, y nada más.
    Cerca del centro, en esa diagonal.
    Cuando las líneas pierden, empezar puede ser malo.
    Cada línea tiene su propia pareja. Queda demostrado: X no gana nunca.
    Primero, el centro.
    La casilla opuesta.
    Otra vez la casilla opuesta.
    Siempre la casilla opuesta. Así nunca haces una línea.
    Cuatro con los dos extremos libres: ganas.
    Lección terminada.
    Reto del día
    Más retos
    \u{1} de \u{2} terminadas
    Ver la respuesta
    Siguiente
    Volver a la partida
    Compartir resultado
    Sin resolver
    Preparando el reto
    Esto no es un reto
    Ya está todo hecho.
    Reto
    Lección
    Tienes tres intentos. Si te equivocas, ves qué pasa y la jugada se deshace.
    Todos los retos diarios
    Anteriores
    Siguientes
    Resuelto
    Resuelto con ayuda
    Respuesta vista
    Racha: \u{1} día\u{1F}Racha: \u{1} días
    Cinco en raya con amenazas
    \u{1} reto hecho\u{1F}\u{1} retos hechos
    Retos y lecciones
    Tu propia figura
    Empate
    Equilibrado con intercambio
    \u{1} gana en \u{2} jugada\u{1F}\u{1} gana en \u{2} jugadas
    \u{1} siempre puede ganar
    Gana quien elige
    Nadie puede ganar si los dos juegan con cuidado
    Nadie puede ganar, en ningún tablero
    No se sabe. Quizá nadie lo haya mirado nunca.
    ¿Quién puede ganar? Calculando…
    Dibuja lo que gana: toca sus casillas.
    Falta al menos una casilla.
    También vale girada y reflejada.
    También: \u{1}.
    \u{1}, en la figura
    \u{1}, fuera de la figura
    Jugar así
    Reducir
    Ampliar
    Vaciar
    Otra figura
    ¿Por qué?
    \u{1} ocupa siempre la otra casilla de la pareja. Y pongas donde pongas la figura, siempre contiene una pareja entera.
    El más pequeño: \u{1}
    Equilibrarlo
    Dibuja la tuya
    \u{1} puede ganar
    Nadie puede ganar
    Nadie lo sabe
    Elige una y mira por qué.
    Una figura tiene como mucho 8 casillas.
    Una figura mide como mucho 8 casillas de ancho y de alto.
    Esa figura ya la tienes.
    Un tablero tiene de 3 a 10 filas, con sitio para la figura.
    ayuda
    deshacer
    rehacer
    nueva
    tableros
    jugadores
    pista
    explicar
    símbolos
    repaso
    historial
    compartir
    seguir
    menú
    idioma
    salir
    Con las flechas o con h, j, k, l vas de casilla en casilla; con Enter, Espacio o un clic juegas.
    Escribe una casilla: b2. Si la letra de su columna es también una orden, escríbela en mayúscula.
    u deshace una jugada, r la rehace, n empieza una partida nueva, g elige el tablero, p los jugadores y s los símbolos, t da una pista en tres pasos, v muestra cuánto vale cada casilla, q cierra el programa.
    Los paréntesis señalan la última jugada (X); [X], una línea que ganó; !X!, una que perdió. El * es una pista; + gana, = es empate, − pierde. El número cuenta tus propias jugadas; después de =, las respuestas seguras.
    Escribe una casilla, como b2, para jugar en ella.
    undo deshace una jugada, redo la rehace, new empieza una partida nueva y new 4x4 la empieza en otro tablero.
    hint te dice dónde mirar; otra vez, la idea; y otra vez, la jugada. explain muestra u oculta cuánto vale cada casilla; explain b2, qué pasa si juegas ahí.
    games da la lista de los tableros, board muestra otra vez el tablero y quit cierra el programa.
    Escribe help para ver qué puedes escribir.
    «\u{1}» no es ni una casilla como b2 ni una orden; prueba con help
    «\u{1}» no es ni una casilla ni una orden; ¿querías decir \u{2}?
    \u{1}; ¿querías decir «\u{2}»?
    línea \u{1}: \u{2}
    No hay ninguna jugada que deshacer
    No hay ninguna jugada que rehacer
    No hay ninguna jugada que sugerir
    La ventana es demasiado pequeña: necesita \u{1}
    \u{1} columna más\u{1F}\u{1} columnas más
    \u{1} fila más\u{1F}\u{1} filas más
    Tienes una partida sin terminar: \u{1}
    Enter la continúa, n empieza otra
    ¿Quieres continuarla? \u{1} o \u{2}
    No se puede leer la partida guardada (\u{1}); ahora está en \u{2}
    No se puede guardar la partida en \u{1}: \u{2}
    sí
    no
    Las flechas mueven y cambian, Enter elige, Esc cierra
    Las flechas desplazan el texto, Esc cierra
    \u{1} – \u{2}
    Te invitan a jugar: \u{1}
    \u{1} te invita a jugar: \u{2}
    Mira una partida: \u{1}
    Juegas con \u{1}.
    Tres en raya en el navegador: gratis, sin anuncios y sin cuenta.
    Casillas libres
    Amenazas
    Línea ganadora
    Ampliar
    Jugadores
    Cerrar
    Ficha \u{1}
    Eso solo funciona en una partida en vivo y en el momento justo
    En una partida en vivo: draw ofrece empate, takeback pide deshacer tu última jugada, con resign te rindes, con accept y decline respondes al otro jugador, con say 1 a say 6 dices algo, con computer juega la máquina mientras haya un sitio libre, con claim ganas si un desconocido se ha ido y con leave dejas la partida en vivo y sigues por tu cuenta.
    Escribe una casilla como b2. hint ayuda en tres pasos, show da la respuesta, board muestra otra vez el tablero y quit cierra el programa.
    «\u{1}» no es ni una casilla como b2 ni hint, show, board, help o quit
    «\u{1}» no es un número del 1 al \u{2}
    Azul,Verde,Rojo,Dorado,Plateado,Valiente,Brillante,Tranquilo,Listo,Rápido,Amable,Divertido,Sereno,Feliz,Alegre,Generoso,Afortunado,Risueño,Ágil,Noble,Curioso,Radiante,Veloz,Sabio
    Búho,Delfín,Panda,Koala,Lince,Ciervo,Halcón,Erizo,Castor,Colibrí,Canguro,Pingüino,Tigre,León,Lobo,Flamenco,Jaguar,Puma,Reno,Tucán,Cisne,Ruiseñor,Mapache,Petirrojo
    \u{2} \u{1}
    Clase
    Un código para toda la sala. Nadie escribe su nombre. La clase se borra un día después de su última partida.
    Crear una clase
    Unirse a una clase
    Código
    Reloj
    Sin reloj
    \u{1} min
    Quién juega con quién
    Juega quien esté libre
    Por rondas, cuando yo diga
    Cerrar
    Ninguna clase tiene este código.
    Demasiados intentos. Espera \u{1} s.
    Ahora mismo no hay conexión con la clase. Reintentando…
    Esa clase ya no existe.
    La clase está llena.
    Eres \u{1}
    Otro nombre
    Espera aquí: tu próxima partida empezará sola.
    Espera aquí: la próxima ronda empieza pronto.
    En esta ronda descansas, porque el número de jugadores es impar. El punto es tuyo.
    ¡Ganaste!
    Esta vez perdiste.
    Empate.
    Juegas contra \u{1}
    Ir a tu partida
    Puesto \u{1} de \u{2}
    Jugadores: \u{1}
    Ronda \u{1}
    Tablero \u{1}: \u{2} contra \u{3}
    Pausa
    Seguir
    Siguiente ronda
    Copiar resultados
    Copiado
    Terminar la clase
    ¿Terminarla para todos?
    La clase ha terminado.
    Todos los tableros
    Quitar a \u{1}
    Tu profe te ha sacado de la clase.
    Salir de la clase
    Escanea, o abre \u{1} y escribe el código
    Tableros
    Clasificación
    #
    Nombre
    Partidas
    Ganadas
    Empatadas
    Puntos
    Hay menos de dos jugadores.
    Todavía se juegan partidas de esta ronda.
    Clase: eres \u{1}
    \u{1} está fuera del tablero
    Ver tablero
    Ofrecer empate
    Pedir deshacer mi jugada
    Escribe = para quedarte con \u{1}, o una casilla para jugar.
    """
}
