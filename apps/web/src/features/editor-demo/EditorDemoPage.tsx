import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Language } from '../../i18n/language.ts';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { PanelBoundary } from '../../platform/states/LoadFailure.tsx';
import { Hero } from '../../ui/PageHeader.tsx';
import { ProductPicture } from '../../ui/product/ProductPicture.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { bindShortWords } from '../../ui/words.ts';
import classes from './EditorDemoPage.module.css';

/**
 * Makes everything of the page but an element and what it is in unreachable, for as long as it covers
 * the window; dialogs, which are drawn outside of the page, stay. Gives how to end it.
 */
function aloneOnScreen(element: Element): () => void {
  const hidden: HTMLElement[] = [];
  let at = element;
  while (at.parentElement && at.parentElement !== document.body) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      hidden.push(other);
    }
    at = at.parentElement;
  }
  return () => {
    for (const other of hidden) other.inert = false;
  };
}

/** So far before it is seen the editor begins to load. */
const NEAR = '200px';

/** The editor says more than the page around it has come with. */
const load = (language: Language) =>
  lazy(async () => {
    const [module] = await Promise.all([import('./live/DemoEditor.tsx'), language.complete()]);
    return module;
  });

/** The place of the editor: its code is loaded only when a visitor comes near it. */
function DemoBox() {
  const { t } = useTexts();
  const { language } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<ReturnType<typeof load> | null>(null);
  useEffect(() => {
    if (!place.current || Editor) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setEditor(load(language));
      },
      { rootMargin: NEAR },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [Editor, language]);
  const [whole, setWhole] = useState(false);
  useRootMark('editorDemo');
  useRootMark('editorWhole', whole);
  useEffect(() => {
    if (whole && place.current) return aloneOnScreen(place.current);
  }, [whole]);
  const failed = (onRetry: () => void) => (
    <div className={classes.failed} role="alert">
      <p>{t('editorDemo.failed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
  const skeleton = (
    <div className={classes.waiting}>
      <PageSkeleton />
    </div>
  );
  return (
    // the place keeps its height while the editor covers the window
    <div className={classes.place} id="demo" ref={place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div
        className={classes.box}
        data-whole={whole || undefined}
        role="group"
        aria-label={t('editorDemo.frame')}
      >
        <noscript>
          <p className={classes.failed}>{t('editorDemo.noScript')}</p>
        </noscript>
        {Editor ? (
          <PanelBoundary failed={failed} onBroken={() => setEditor(load(language))}>
            <Suspense fallback={skeleton}>
              <Editor whole={whole} onWhole={setWhole} />
            </Suspense>
          </PanelBoundary>
        ) : (
          skeleton
        )}
      </div>
    </div>
  );
}

const FEATURES = ['numbers', 'sources', 'check', 'objects', 'word'] as const;
const STEPS = ['check', 'insert', 'refer', 'file'] as const;

function Features() {
  const { t } = useTexts();
  return (
    <section className={classes.features} aria-label={t('editorDemo.features')}>
      {FEATURES.map((name) => (
        <div key={name}>
          <h2 className={classes.name}>{bindShortWords(t(`editorDemo.${name}.title`))}</h2>
          <p>{t(`editorDemo.${name}.text`)}</p>
        </div>
      ))}
      <div>
        <h2 className={classes.name}>{t('editorDemo.together.title')}</h2>
        <p>{t('editorDemo.together.feature')}</p>
      </div>
    </section>
  );
}

/** What the editor can do, and the editor itself, for anybody. */
export function EditorDemoPage() {
  const { t, locale } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  return (
    <article className={classes.page}>
      <Hero title={t('editorDemo.heading')} lead={t('editorDemo.lead')} />
      <Button className={classes.try} component={Link} to="/editor" hash="demo" size="lg">
        {t('editorDemo.try')}
      </Button>
      <p>
        <Link to="/check-docx">{t('checkDocx.title')}</Link>
      </p>
      <div className={classes.picture}>
        <ProductPicture of="editor" alt={t('home.picture.editor')} />
      </div>
      <Features />
      <section className={classes.demo} aria-labelledby="demo-title">
        <h2 id="demo-title" className={classes.heading}>
          {t('editorDemo.tryTitle')}
        </h2>
        <p className={classes.words}>
          {t('editorDemo.tryLead')} {locale === 'en' && t('editorDemo.language')}
        </p>
        <ul className={classes.steps}>
          {STEPS.map((name) => (
            <li key={name}>{t(`editorDemo.step.${name}`)}</li>
          ))}
        </ul>
        <DemoBox />
      </section>
      {!signedIn && (
        <section className={classes.account}>
          <h2 className={classes.heading}>{t('editorDemo.account.title')}</h2>
          <p className={classes.words}>{t('editorDemo.account.text')}</p>
          <Button component={Link} to="/sign-up" variant="default" size="md">
            {t('editorDemo.signUp')}
          </Button>
        </section>
      )}
    </article>
  );
}
