// Fetched only by browsers that cannot run the app: shows a notice above the page. Uses syntax that every browser can parse.
(function () {
  var text = 'Ce navigateur est trop ancien pour Palmarès. ';
  text += 'Mettez-le à jour, ou ouvrez cette page dans un autre\u00a0: ';
  text += 'Chrome ou Edge 111, Firefox 115, Safari 16.4, ou plus récent.';
  function tell() {
    if (document.getElementById('unsupported')) return;
    var notice = document.createElement('p');
    notice.id = 'unsupported';
    notice.setAttribute('role', 'alert');
    notice.appendChild(document.createTextNode(text));
    document.body.insertBefore(notice, document.body.firstChild);
  }
  if (document.body) tell();
  else document.addEventListener('DOMContentLoaded', tell);
})();
