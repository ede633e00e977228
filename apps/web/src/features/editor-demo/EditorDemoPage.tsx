import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { Hero } from '../../ui/PageHeader.tsx';
import { bindShortWords } from '../../ui/words.ts';
import { DemoBox } from './DemoBox.tsx';
import classes from './EditorDemoPage.module.css';

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
