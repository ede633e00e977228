import { Button, Progress } from '@mantine/core';
import { missingProfileFields, type ProfileField, REQUIRED_PROFILE_FIELDS } from '@pv/contract';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import classes from './Completeness.module.css';
import { inputId, useProfileForm } from './FieldFrame.tsx';

/** What is still missing before the projects open, each a button that jumps there. */
export function Completeness() {
  const { t } = useTexts();
  const { returnAddress } = useServices();
  const navigate = useNavigate();
  const session = useSessionState();
  const { values, status, errors } = useProfileForm().state;
  const empty = missingProfileFields(values);
  const refused = (field: ProfileField) => Boolean(errors[field]) || status[field] === 'failed';
  const missing = REQUIRED_PROFILE_FIELDS.filter(
    (field) => empty.includes(field) || refused(field),
  );
  const total = REQUIRED_PROFILE_FIELDS.length;
  const done = total - missing.length;
  const open = session.kind === 'in' && session.claims.profile !== null;
  const back = returnAddress.read();
  const posting = back?.split('?')[0] === '/opportunities/new';

  if (missing.length === 0) {
    return (
      <div className={classes.panel} data-done={open || undefined} role="status">
        {open && <IconCircleCheckFilled size={20} aria-hidden="true" />}
        <span className={classes.words}>
          {t(open ? 'profile.complete.done' : 'profile.complete.saving')}
        </span>
        {/* an address to come back to may have a query, which a link would not keep */}
        <Button
          disabled={!open}
          loading={!open}
          onClick={() => void navigate({ href: back ?? '/projects' })}
        >
          {t(
            posting
              ? 'profile.complete.toPost'
              : back
                ? 'profile.complete.goOn'
                : 'profile.complete.toProjects',
          )}
        </Button>
      </div>
    );
  }
  const progress = t('profile.complete.progress', { done, total });
  return (
    <div className={classes.panel}>
      <div className={classes.words}>
        {posting && <p className={classes.left}>{t('profile.complete.whyPost')}</p>}
        <p className={classes.left}>
          <b>{progress}.</b> {t('profile.complete.left')}:
        </p>
        <div className={classes.fields}>
          {missing.map((field) => (
            <Button
              key={field}
              size="compact-sm"
              variant="default"
              onClick={() => document.getElementById(inputId(field))?.focus()}
            >
              {t(`profile.field.${field}`)}
            </Button>
          ))}
        </div>
      </div>
      <Progress className={classes.bar} value={(done / total) * 100} aria-label={progress} />
    </div>
  );
}
