import { supportPromise } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSupportFacts } from './api.ts';

const UNKNOWN = { median_minutes: null, requests: 0, waiting: 0 };

/** When an answer comes, by what the last month was like. */
export function PromiseText() {
  const { t } = useTexts();
  const { data = UNKNOWN } = useSupportFacts();
  const { key, count } = supportPromise(data);
  return key === 'hours' || key === 'days'
    ? t(`support.promise.${key}`, { count })
    : t(`support.promise.${key}`);
}
