import { Text } from '@mantine/core';
import { PROJECT_CALLS, type Project } from '@pv/contract';
import { zoneName } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { ZoneSelect } from '../../../ui/zone/ZoneSelect.tsx';
import { FieldHead } from '../fields/FieldHead.tsx';
import classes from '../fields/Fields.module.css';
import type { FieldMode } from '../fields/field-mode.ts';
import { settleForms } from '../fields/forms.ts';
import { useWriteOver } from '../fields/use-write-over.ts';
import { useWriting } from '../fields/use-writing.tsx';
import { ChosenTrouble } from './ChosenTrouble.tsx';

/** The zone in which the days of a project end, saved as it is chosen; no approval depends on it. */
export function ZoneField({ project, mode }: { project: Project; mode: FieldMode }) {
  const { t, locale } = useTexts();
  const params = { id: project.id };
  const { project: calls } = PROJECT_CALLS[project.type];
  const set = useWriteOver<string>({
    from: project.time_zone,
    read: async (call) => {
      const newest = await call(calls.get, { params });
      return { value: newest.time_zone, version: newest.version };
    },
    send: (call, time_zone, version) =>
      call(calls.change, { params, body: { time_zone, version } }),
  });
  // chosen rarely, so it is read until the pencil is pressed
  const writing = useWriting(mode === 'read' ? 'read' : 'text', false, false);
  const named = (zone: string) => zoneName(zone, locale, new Date());

  async function choose(zone: string | undefined) {
    if (!zone || set.busy || zone === project.time_zone) return;
    // what is typed is saved first: the zone makes a newer version of the project
    await settleForms();
    await set.save(zone);
  }

  return (
    <div className={classes.field}>
      <FieldHead label={t('projectPage.zone')} writing={writing}>
        <span className={classes.state}>
          <SaveState status={set.busy ? 'saving' : set.saved ? 'saved' : null} />
        </span>
      </FieldHead>
      {writing.open ? (
        <>
          <ZoneSelect
            aria-label={t('projectPage.zone')}
            description={t('projectPage.zoneHint')}
            value={(set.busy && set.value) || project.time_zone}
            onChange={(zone) => void choose(zone)}
          />
          <ChosenTrouble set={set} writing={writing} named={named} choose={choose} />
        </>
      ) : (
        <Text className={classes.text}>{named(project.time_zone)}</Text>
      )}
      {writing.question}
    </div>
  );
}
