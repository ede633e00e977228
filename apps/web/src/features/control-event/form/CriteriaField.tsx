import {
  ActionIcon,
  Button,
  NumberInput,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { CRITERIA_SETS, type CriteriaSet, LOAD_CRITERIA } from '@pv/texts/criteria';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import { percentOf } from '../words.tsx';
import type { DraftCriterion, EventDraft } from './draft.ts';
import classes from './Form.module.css';

type Criteria = Pick<EventDraft, 'scale' | 'criteria' | 'trimmed'>;

/** Criteria and scale of a ready set, to be changed as one likes. */
export function criteriaOf(set: CriteriaSet): Pick<Criteria, 'scale' | 'criteria'> {
  const criteria = set.criteria.map(({ title, weight, words = set.bands ?? [] }) => ({
    id: requestId(),
    title,
    weight,
    anchors: set.marks.map((mark, at) => ({ mark, text: words[at] ?? '' })),
  }));
  return { scale: { min: set.min, max: set.max }, criteria };
}

const CROSS = <IconX size={16} stroke={1.8} aria-hidden="true" />;
const PLUS = <IconPlus size={16} stroke={1.8} aria-hidden="true" />;
const numberOf = (take: (value: number) => void) => (value: number | string) =>
  typeof value === 'number' && take(value);

/** What the marks of a criterion mean, in words. */
function Anchors(props: {
  criterion: DraftCriterion;
  scale: Criteria['scale'];
  onAnchors: (anchors: DraftCriterion['anchors']) => void;
}) {
  const { t } = useTexts();
  const { criterion, scale, onAnchors } = props;
  const { anchors } = criterion;
  const change = (at: number, what: Partial<(typeof anchors)[number]>) =>
    onAnchors(anchors.map((anchor, place) => (place === at ? { ...anchor, ...what } : anchor)));
  return (
    <details>
      <summary>{t('controlEvents.form.anchors')}</summary>
      {anchors.map(({ mark, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an anchor has no name but its place
        <div key={at} className={classes.anchor}>
          <NumberInput
            aria-label={t('controlEvents.form.anchorMark')}
            {...scale}
            allowDecimal={false}
            value={mark}
            onChange={numberOf((value) => change(at, { mark: value }))}
          />
          <Textarea
            aria-label={t('controlEvents.form.anchorText')}
            autosize
            maxLength={500}
            value={text}
            onChange={(event) => change(at, { text: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('controlEvents.form.removeAnchor', { mark })}
            onClick={() => onAnchors(anchors.filter((_, place) => place !== at))}
          >
            {CROSS}
          </ActionIcon>
        </div>
      ))}
      <Button
        mt="xs"
        variant="subtle"
        size="xs"
        leftSection={PLUS}
        disabled={anchors.length > 10}
        onClick={() => onAnchors([...anchors, { mark: scale.max, text: '' }])}
      >
        {t('controlEvents.form.addAnchor')}
      </Button>
    </details>
  );
}

/** Chooses a ready set; it takes the place of what stands there. */
function ReadySet({ onSet }: { onSet: (set: CriteriaSet) => void }) {
  const { t, locale } = useTexts();
  const { data } = useQuery({
    queryKey: ['criteria sets', locale],
    queryFn: () => LOAD_CRITERIA[locale](),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Select
      label={t('controlEvents.form.set')}
      description={t('controlEvents.form.setNote')}
      data={CRITERIA_SETS.map((code) => ({ value: code, label: data?.[code].title ?? '' }))}
      disabled={!data}
      value={null}
      onChange={(code) => {
        const set = CRITERIA_SETS.find((one) => one === code);
        if (set && data) onSet(data[set]);
      }}
    />
  );
}

/** What is marked, by which scale, and what it weighs. */
export function CriteriaField(props: {
  value: Criteria;
  /** What is wrong, in words. */
  error: string | null;
  onChange: (change: Partial<Criteria>) => void;
}) {
  const { t } = useTexts();
  const { value, error, onChange } = props;
  const { scale, criteria, trimmed } = value;
  const change = (one: DraftCriterion, what: Partial<DraftCriterion>) =>
    onChange({ criteria: criteria.map((other) => (other === one ? { ...one, ...what } : other)) });
  return (
    <fieldset className={classes.group}>
      <legend>{t('controlEvents.form.criteria')}</legend>
      <p className={classes.note}>{t('controlEvents.form.criteriaLead')}</p>
      <div className={classes.pair}>
        <ReadySet onSet={(set) => onChange(criteriaOf(set))} />
        <NumberInput
          label={t('controlEvents.form.min')}
          min={0}
          max={99}
          allowDecimal={false}
          value={scale.min}
          onChange={numberOf((min) => onChange({ scale: { ...scale, min } }))}
        />
        <NumberInput
          label={t('controlEvents.form.max')}
          min={1}
          max={100}
          allowDecimal={false}
          value={scale.max}
          onChange={numberOf((max) => onChange({ scale: { ...scale, max } }))}
        />
      </div>
      <ol className={classes.list} aria-label={t('controlEvents.form.criteria')}>
        {criteria.map((criterion, at) => (
          <li key={criterion.id} className={classes.card}>
            <div className={classes.line}>
              <TextInput
                label={t('controlEvents.form.criterion', { number: at + 1 })}
                value={criterion.title}
                onChange={(event) => change(criterion, { title: event.currentTarget.value })}
              />
              <NumberInput
                label={t('controlEvents.form.weight')}
                min={1}
                max={100}
                allowDecimal={false}
                value={criterion.weight}
                onChange={numberOf((weight) => change(criterion, { weight }))}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('controlEvents.form.removeCriterion', { title: criterion.title })}
                onClick={() => onChange({ criteria: criteria.filter((one) => one !== criterion) })}
              >
                {CROSS}
              </ActionIcon>
            </div>
            <p className={classes.note}>
              {t('controlEvents.form.share', { percent: percentOf(criterion.weight, criteria) })}
            </p>
            <Anchors
              criterion={criterion}
              scale={scale}
              onAnchors={(anchors) => change(criterion, { anchors })}
            />
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={PLUS}
          disabled={criteria.length >= 20}
          onClick={() =>
            onChange({
              criteria: [...criteria, { id: requestId(), title: '', weight: 10, anchors: [] }],
            })
          }
        >
          {t('controlEvents.form.addCriterion')}
        </Button>
        <span className={classes.note}>
          {t('controlEvents.form.weights', {
            sum: criteria.reduce((sum, { weight }) => sum + weight, 0),
          })}
        </span>
      </div>
      {error && <p className={classes.wrong}>{error}</p>}
      <Switch
        label={t('controlEvents.form.trimmed')}
        description={t('controlEvents.form.trimmedNote')}
        checked={trimmed}
        onChange={(event) => onChange({ trimmed: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
