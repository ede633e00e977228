import { Button, SegmentedControl } from '@mantine/core';
import { VIEWPOINTS, type Viewpoint } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './PersonPage.module.css';

interface OwnViewProps {
  as: Viewpoint;
  onAs: (as: Viewpoint) => void;
}

/** Above one's own page: by whose eyes it is seen, and where that is changed. */
export function OwnView({ as, onAs }: OwnViewProps) {
  const { t } = useTexts();
  return (
    <div className={classes.own}>
      <span>{t('person.own')}</span>
      <SegmentedControl
        aria-label={t('person.own')}
        data={VIEWPOINTS.map((value) => ({ value, label: t(`person.as.${value}`) }))}
        value={as}
        onChange={(value) => onAs(value === 'team' ? 'team' : 'others')}
      />
      <Button component={Link} to="/profile" hash="visibility" variant="default">
        {t('person.change')}
      </Button>
    </div>
  );
}
