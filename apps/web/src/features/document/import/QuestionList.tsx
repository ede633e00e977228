import { Radio, Text } from '@mantine/core';
import type { Question, QuestionOption } from '@pv/gost/import-report';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './QuestionList.module.css';

/** The answer that leaves a place for later: nothing is sent for it and the text stays where it stands. */
const LATER = '';

function useOptionWords() {
  const { t, dynamic } = useTexts();
  return (option: QuestionOption): string => {
    switch (option.action) {
      case 'appendix':
      case 'split':
        return t(`documents.import.option.${option.action}`, { letter: option.letter });
      case 'section':
        return t('documents.import.option.section', {
          kind: dynamic(`documents.import.became.${option.kind}`),
        });
      case 'heading':
        return t('documents.import.option.heading', { level: option.level });
      default:
        return t(`documents.import.option.${option.action}`);
    }
  };
}

/** Places that the import is not sure of. Each is answered or left for later, never guessed. */
export function QuestionList(props: {
  questions: readonly Question[];
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
}) {
  const { t } = useTexts();
  const words = useOptionWords();
  const { questions, answers, onAnswers } = props;
  if (questions.length === 0) return null;

  function answer(id: string, value: string) {
    const { [id]: _, ...others } = answers;
    onAnswers(value === LATER ? others : { ...others, [id]: value });
  }

  return (
    <section className={classes.questions} aria-label={t('documents.import.questionsTitle')}>
      <h3 className={classes.title}>
        {t('documents.import.questions', { count: questions.length })}
      </h3>
      {questions.map((question) => (
        <fieldset key={question.id} className={classes.question}>
          <legend>{t(`documents.import.question.${question.kind}`)}</legend>
          <blockquote className={classes.excerpt}>{question.excerpt}</blockquote>
          <Text size="sm" c="dimmed" mb="xs">
            {t('documents.import.contents', question.counts)}
          </Text>
          <Radio.Group
            value={answers[question.id] ?? LATER}
            onChange={(value) => answer(question.id, value)}
          >
            <div className={classes.options}>
              {question.options.map((option) => (
                <Radio
                  key={option.value}
                  value={option.value}
                  label={
                    option.value === question.suggested
                      ? t('documents.import.suggested', { option: words(option) })
                      : words(option)
                  }
                />
              ))}
              <Radio value={LATER} label={t('documents.import.option.later')} />
            </div>
          </Radio.Group>
        </fieldset>
      ))}
    </section>
  );
}
