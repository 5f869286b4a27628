// On the page of a server that cannot work (503.html): asks now and then whether it can again, and loads the page anew once it says so.
(function () {
  // Not all visitors at the same moment.
  function wait() {
    setTimeout(look, 3000 + Math.random() * 4000);
  }
  async function look() {
    try {
      var reply = await fetch('/readyz', { cache: 'no-store' });
      if (reply.ok) return location.reload();
    } catch {
      // No server at all: asked again as well.
    }
    wait();
  }
  wait();
})();
