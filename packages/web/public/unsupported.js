// Fetched only by browsers that cannot run the app: shows a notice above the page. Uses syntax that every browser can parse. The build
// fills in the text (build/page-texts.ts).
(function () {
  var text = '{{tooOld}}';
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
