import { Button } from '@mantine/core';
import type { Suppressed } from '@pv/editor-schema';
import { dayFormat } from '@pv/texts';
import { isRuleTextId, ruleText } from '@pv/texts/normocontrol';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Hiding.module.css';
import type { Hiding } from './use-hiding.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** What is set aside, with the reason and who has done so; folded under its count. */
export function HiddenFindings({ hiding, mayShow }: { hiding: Hiding; mayShow: boolean }) {
  const { t, locale } = useTexts();
  if (hiding.hidden.length === 0) return null;
  const when = ({ by, at }: Suppressed) => {
    const moment = new Date(at);
    if (Number.isNaN(moment.getTime())) return by;
    return t('normSheet.byWhom', { name: by, day: dayFormat(locale, DAY).format(moment) });
  };
  return (
    <details className={classes.hidden}>
      <summary>
        {t('normSheet.hidden')} <span>{hiding.hidden.length}</span>
      </summary>
      <ul>
        {hiding.hidden.map((one) => (
          <li key={`${one.rule} ${one.quote}`}>
            <strong>{isRuleTextId(one.rule) ? ruleText(locale, one.rule).title : one.rule}</strong>
            <q>{one.quote ?? t('normSheet.wholeRule')}</q>
            <span>{one.reason}</span>
            <span className={classes.who}>{when(one)}</span>
            {mayShow && (
              <Button size="compact-sm" variant="subtle" onClick={() => hiding.show(one)}>
                {t('normSheet.show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
