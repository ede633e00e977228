import { Checkbox } from '@mantine/core';
import { Rich, useTexts } from '../../../i18n/LanguageContext.tsx';
import type { SignUpFormState } from '../hooks/use-sign-up-form.ts';
import { QuietLink } from './QuietLink.tsx';

/** Two separate consents, 152-FZ article 9: the rules, and the processing of personal data. */
export function Consents({ form }: { form: SignUpFormState }) {
  const { t } = useTexts();
  const consent = (name: 'rules' | 'personalData') => {
    const { error, ...props } = form.getInputProps(name, { type: 'checkbox' });
    return { ...props, error: error ? t('auth.signUp.consentNeeded') : null };
  };
  return (
    <>
      <Checkbox
        label={
          <Rich
            text={t('auth.signUp.rules')}
            marks={{
              rules: (words) => (
                <QuietLink to="/rules" apart>
                  {words}
                </QuietLink>
              ),
            }}
          />
        }
        {...consent('rules')}
      />
      <Checkbox
        label={
          <Rich
            text={t('auth.signUp.personalData')}
            marks={{
              data: (words) => (
                <QuietLink to="/gpdr" apart>
                  {words}
                </QuietLink>
              ),
            }}
          />
        }
        {...consent('personalData')}
      />
    </>
  );
}
