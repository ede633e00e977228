import { loadOnce } from '../../ui/lazy.ts';

type Katex = typeof import('katex').default;

let ready: Katex | null = null;

/** Loads the formula renderer with its fonts, once; later calls get the same. */
export const loadKatex = loadOnce(async (): Promise<Katex> => {
  const [{ default: katex }] = await Promise.all([
    import('katex'),
    import('katex/dist/katex.min.css'),
  ]);
  ready = katex;
  return katex;
});

function draw(katex: Katex, element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    katex.render(tex, element, { displayMode, throwOnError: true, trust: false, strict: 'ignore' });
    element.classList.remove('is-broken');
  } catch {
    element.textContent = tex;
    element.classList.add('is-broken');
  }
}

/** Shows LaTeX as a formula; until the renderer is here, and where it does not understand, as typed. */
export function showFormula(element: HTMLElement, tex: string, displayMode: boolean): void {
  element.dataset.tex = tex;
  if (ready) {
    draw(ready, element, tex, displayMode);
    return;
  }
  element.textContent = tex;
  loadKatex().then(
    (katex) => {
      if (element.dataset.tex === tex) draw(katex, element, tex, displayMode);
    },
    // without a network the formula stays as it was typed
    () => undefined,
  );
}
