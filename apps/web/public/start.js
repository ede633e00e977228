// Runs before the first paint, so that the page never flashes in the wrong theme or language.
// The same rules live in src/ui/theme/color-scheme.ts, src/ui/sight/sight.ts and src/i18n/locale.ts; a test compares them.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const [size, colours, spacing, pictures] = (read('pv_sight') ?? '').split(' ');
  const sight =
    ['100', '150', '200'].includes(size) &&
    ['white', 'black', 'blue'].includes(colours) &&
    ['normal', 'wide', 'wider'].includes(spacing) &&
    ['on', 'off'].includes(pictures);
  if (sight) {
    root.setAttribute('data-sight', colours);
    if (size !== '100') root.setAttribute('data-sight-size', size);
    root.setAttribute('data-sight-spacing', spacing);
    root.setAttribute('data-sight-pictures', pictures);
  }
  const stored = read('pv_color_scheme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = sight ? colours === 'black' : stored === 'dark_' || (stored !== 'light_' && system);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.classList.add(dark ? 'pv-dark' : 'pv-light');
  // who was signed in last time gets room for his frame in a page that is drawn for nobody
  if (read('pv_refresh_token') !== null) root.dataset.known = '';
  const locale = read('pv_locale');
  const primary = navigator.language.toLowerCase().split('-')[0];
  const known = (value) => value === 'ru' || value === 'en';
  // a page that the server has drawn is in the language that stands there
  if (root.dataset.drawn === undefined)
    root.lang = known(locale) ? locale : known(primary) ? primary : 'en';
})();

// Where the code does not come, nothing else is there to say so. What the server has drawn can still be read.
(() => {
  const failed = () => {
    const root = document.getElementById('root');
    if (root === null || root.hasChildNodes()) return;
    root.textContent =
      document.documentElement.lang === 'ru'
        ? 'Страница не загрузилась. Обновите её.'
        : 'The page did not load. Reload it.';
  };
  addEventListener('error', ({ target }) => target.localName === 'script' && failed(), true);
  // a tab that cannot begin rejects, `main.tsx`
  addEventListener('unhandledrejection', failed);
})();

// A press on what needs scripts, made before they are here, is done once they are, unless the person has
// gone on to anything else. It is told whole: where it begins React takes over what is pressed, and the
// texts are asked for that may be needed next; a moment later the page knows what this browser has chosen.
(() => {
  if (document.documentElement.dataset.drawn === undefined) return;
  let pressed = null;
  let alive = false;
  const listening = new AbortController();
  const on = (kind, hear) =>
    addEventListener(kind, (event) => event.isTrusted && hear(event), {
      signal: listening.signal,
      capture: true,
      passive: true,
    });
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'wheel'])
    on(kind, () => {
      pressed = null;
    });
  on('click', ({ target }) => {
    const button = alive ? null : target.closest('button');
    pressed = button?.closest('[data-scripted]') ? button : null;
  });
  const tell = (kind) => pressed?.dispatchEvent(new Event(kind, { bubbles: true }));
  // `take-over.tsx` says so; from then on React hears presses itself
  addEventListener(
    'pv:alive',
    () => {
      alive = true;
      tell('pointerdown');
      tell('pointerup');
      setTimeout(() => {
        listening.abort();
        if (pressed?.isConnected) pressed.click();
      });
    },
    { once: true },
  );
})();
