// Runs on the page of an unavailable server (503.html): polls until the server is ready again, then reloads the page.
(function () {
  // The random delay spreads the requests of all visitors.
  function wait() {
    setTimeout(look, 3000 + Math.random() * 4000);
  }
  async function look() {
    try {
      var reply = await fetch('/readyz', { cache: 'no-store' });
      if (reply.ok) return location.reload();
    } catch {
      // The server does not answer at all: try again as well.
    }
    wait();
  }
  wait();
})();
