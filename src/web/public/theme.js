// Runs before the first paint, so that the theme she chose does not flash. A file of its own: the policy allows no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to us: the system's theme it is.
}
