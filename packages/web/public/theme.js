// Runs before the first paint: sets the stored theme, dark when there is none (SH-28).
(function () {
  var theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {
    // The storage is denied: use the default theme.
  }
  document.documentElement.dataset.theme = theme;
  var color = document.querySelector('meta[name="theme-color"]');
  if (color && theme === 'light') color.content = '#f7f6f3';
})();
