# Scripts/release.sh fills in what stands between @ signs; the release has the result.
class Tictactoe < Formula
  desc "Tic-tac-toe on any board: terminal, solver and server of live games"
  homepage "@REPOSITORY@"
  url "@REPOSITORY@/releases/download/v@VERSION@/tictactoe-@VERSION@-source.tar.xz"
  sha256 "@SOURCE@"
  license "MIT"

  depends_on "cairo"
  depends_on "libevent"
  depends_on "qrencode"

  uses_from_macos "swift" => :build
  uses_from_macos "curl"
  uses_from_macos "ncurses"
  uses_from_macos "sqlite"
  uses_from_macos "zlib"

  on_macos do
    depends_on xcode: ["26.4", :build]
  end

  # The page is built on Debian; the same release has it.
  resource "site" do
    url "@REPOSITORY@/releases/download/v@VERSION@/tictactoe-@VERSION@-site.tar.xz"
    sha256 "@SITE@"
  end

  def install
    # The modules name no paths, so that packages which depend on this one meet no warning.
    ENV.prepend_path "CPATH", HOMEBREW_PREFIX/"include"
    ENV.prepend_path "LIBRARY_PATH", HOMEBREW_PREFIX/"lib"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "tictactoe"
    bin.install ".build/release/tictactoe"
    (man1/"tictactoe.1").write Utils.safe_popen_read(bin/"tictactoe", "manual")
    generate_completions_from_executable(bin/"tictactoe", "completions")
    resource("site").stage { (share/"tictactoe/site").install Dir["*"] }
  end

  service do
    run [opt_bin/"tictactoe", "serve", "--data", var/"tictactoe"]
    keep_alive true
  end

  test do
    assert_match "draw", shell_output("#{bin}/tictactoe solve 3x3")
    assert_match "<svg", shell_output("#{bin}/tictactoe picture 3x3:b2")
  end
end
