/// What the script calls once the module is loaded.
@_expose(wasm, "start")
@c
func start() {
  Page.introduce()
}
