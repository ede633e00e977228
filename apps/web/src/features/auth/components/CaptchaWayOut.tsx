import { Anchor, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { useCaptcha } from '../hooks/use-captcha.ts';

/** Under the captcha: the way on for whoever cannot run it, and what that means. */
export function CaptchaWayOut(props: {
  captcha: ReturnType<typeof useCaptcha>;
  /** What it means here; left out, that a code is mailed anyway. */
  note?: string;
}) {
  const { captcha, note } = props;
  const { t } = useTexts();
  if (captcha.solved) return null;
  return (
    <Text className="pv-captcha-way" size="sm" c="dimmed" mt={8} aria-live="polite">
      {captcha.unavailable ? (
        (note ?? t('captcha.without'))
      ) : (
        <Anchor
          component="button"
          type="button"
          size="sm"
          // a field that is left empty says so and would push this away from under the pointer
          onMouseDown={(event) => event.preventDefault()}
          onClick={captcha.skip}
        >
          {t('captcha.skip')}
        </Anchor>
      )}
    </Text>
  );
}
