import { Checkbox, NativeSelect } from '@mantine/core';
import { OPPORTUNITY_FIELDS, OPPORTUNITY_KINDS, type OpportunityField } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import classes from '../Opportunity.module.css';
import type { OpportunitySearch } from '../requests.ts';

interface FiltersProps {
  chosen: OpportunitySearch;
  /** Regions in which there is something. */
  regions: readonly string[];
  onChange: (next: OpportunitySearch) => void;
}

function Kinds({ chosen }: Pick<FiltersProps, 'chosen'>) {
  const { t } = useTexts();
  const { page: _, kind, ...rest } = chosen;
  return (
    <nav className={classes.kinds} aria-label={t('opportunityList.kinds')}>
      {[undefined, ...OPPORTUNITY_KINDS].map((one) => (
        <Link
          key={one ?? 'all'}
          to="/opportunities"
          search={{ ...rest, ...(one && { kind: one }) }}
          aria-current={one === kind ? 'page' : undefined}
          activeProps={{}}
          data-chosen={one === kind || undefined}
        >
          {one ? t(`opportunityList.kind.${one}`) : t('opportunityList.all')}
        </Link>
      ))}
    </nav>
  );
}

/** What is looked for; all of it stands in the address. Without JavaScript the browser sends the form. */
export function Filters({ chosen, regions, onChange }: FiltersProps) {
  const { t } = useTexts();
  const { page: _, ...kept } = chosen;
  const known = chosen.region && !regions.includes(chosen.region) ? [chosen.region] : [];
  return (
    <>
      <Kinds chosen={chosen} />
      <form className={classes.filters} onSubmit={(event) => event.preventDefault()}>
        {chosen.kind && <input type="hidden" name="kind" value={chosen.kind} />}
        <SearchField
          main
          name="search"
          label={t('opportunityList.search')}
          clear={t('opportunityList.clear')}
          words={chosen.search ?? ''}
          onWords={(search) => onChange({ ...kept, search: search || undefined })}
        />
        <NativeSelect
          name="field"
          label={t('opportunityList.field')}
          value={chosen.field ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...kept, field: (value as OpportunityField) || undefined })
          }
          data={[
            { value: '', label: t('opportunityList.anyField') },
            ...OPPORTUNITY_FIELDS.filter((one) => one !== 'any').map((value) => ({
              value,
              label: t(`opportunityList.fields.${value}`),
            })),
          ]}
        />
        <NativeSelect
          name="region"
          label={t('opportunityList.region')}
          value={chosen.region ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...kept, region: value || undefined })
          }
          data={[
            { value: '', label: t('opportunityList.anyRegion') },
            ...[...known, ...regions].map((value) => ({ value, label: value })),
          ]}
        />
        <div className={classes.ticks}>
          {(['remote', 'paid'] as const).map((name) => (
            <Checkbox
              key={name}
              name={name}
              value="true"
              label={t(`opportunityList.${name}`)}
              checked={chosen[name] ?? false}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...kept, [name]: checked || undefined })
              }
            />
          ))}
        </div>
      </form>
    </>
  );
}
