// Runs before the first paint, so that the page never flashes in the wrong theme or language.
// The same rules live in src/ui/theme/color-scheme.ts and src/i18n/locale.ts; a test compares them.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read('pv_color_scheme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = stored === 'dark_' || (stored !== 'light_' && system);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.classList.add(dark ? 'pv-dark' : 'pv-light');
  const locale = read('pv_locale');
  const primary = navigator.language.toLowerCase().split('-')[0];
  const known = (value) => value === 'ru' || value === 'en';
  root.lang = known(locale) ? locale : known(primary) ? primary : 'en';
})();
