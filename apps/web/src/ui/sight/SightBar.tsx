import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './SightBar.module.css';
import {
  leavePanel,
  panelLeft,
  SIGHT_COLOURS,
  SIGHT_PICTURES,
  SIGHT_SIZES,
  SIGHT_SPACINGS,
  type Sight,
  useSight,
  useTurnFocus,
  wasJustChosen,
} from './sight.ts';

/** From this width on the settings stand open, px. */
const ROOMY = 1116;

interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  chosen: T;
  name: (value: T) => string;
  sign?: (value: T) => ReactNode;
  onChoose: (value: T) => void;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, values, chosen, name, sign, onChoose } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form
    <div className={classes.choice} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={classes.button}
          data-value={value}
          aria-pressed={value === chosen}
          aria-label={sign ? name(value) : undefined}
          title={sign ? name(value) : undefined}
          onClick={() => onChoose(value)}
        >
          {sign ? <span aria-hidden="true">{sign(value)}</span> : name(value)}
        </button>
      ))}
    </div>
  );
}

function Bar({ sight, choose }: { sight: Sight; choose: (sight: Sight | null) => void }) {
  const { t } = useTexts();
  const heir = useTurnFocus<HTMLElement>();
  // on a phone the settings would take the whole screen of every page
  const [open, setOpen] = useState(
    () => panelLeft() ?? (window.innerWidth >= ROOMY || wasJustChosen()),
  );
  function turn(next: boolean) {
    // the browser tells also of what we have set
    if (next === open) return;
    setOpen(next);
    leavePanel(next);
  }
  return (
    <section className={classes.bar} ref={heir} tabIndex={-1} aria-label={t('sight.title')}>
      <details
        className={classes.details}
        open={open}
        onToggle={(event) => turn(event.currentTarget.open)}
      >
        <summary className={classes.summary}>{t('sight.settings')}</summary>
        <div className={classes.choices}>
          <Choice
            label={t('sight.size')}
            values={SIGHT_SIZES}
            chosen={sight.size}
            name={(value) => t('sight.percent', { value })}
            onChoose={(size) => choose({ ...sight, size })}
          />
          <Choice
            label={t('sight.colours')}
            values={SIGHT_COLOURS}
            chosen={sight.colours}
            name={(value) => t(`sight.colour.${value}`)}
            sign={() => t('sight.letter')}
            onChoose={(colours) => choose({ ...sight, colours })}
          />
          <Choice
            label={t('sight.spacing')}
            values={SIGHT_SPACINGS}
            chosen={sight.spacing}
            name={(value) => t(`sight.gap.${value}`)}
            onChoose={(spacing) => choose({ ...sight, spacing })}
          />
          <Choice
            label={t('sight.pictures')}
            values={SIGHT_PICTURES}
            chosen={sight.pictures}
            name={(value) => t(`sight.picture.${value}`)}
            onChoose={(pictures) => choose({ ...sight, pictures })}
          />
        </div>
      </details>
      <Button size="sm" variant="default" onClick={() => choose(null)}>
        {t('sight.ordinary')}
      </Button>
    </section>
  );
}

/** The settings of the version for the visually impaired, over every page while it is on. */
export function SightBar() {
  const { sight, choose } = useSight();
  return sight && <Bar sight={sight} choose={choose} />;
}
