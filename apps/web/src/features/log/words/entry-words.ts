import { type EventKind, eventOf, type LogEntry, roleOf } from '@pv/contract';
import { browserName } from '../../../ui/browser-name.ts';
import { minuteText } from '../../../ui/days.ts';
import type { Speech } from './value-words.ts';

type Details = LogEntry['details'];
type Words = string | false | null | undefined;

/** The stage that an entry is about; the start and the finish have no number. */
function stageWords({ stage }: LogEntry, { t }: Speech): string | null {
  if (!stage) return null;
  const { number, title } = stage;
  return number === null
    ? t('log.place.other', { title })
    : t('log.place.stage', { number, title });
}

function placeWords(entry: LogEntry, speech: Speech): Words {
  const { t } = speech;
  const { section } = entry;
  const named = entry.details.title && t('log.value.quoted', { text: entry.details.title });
  const stage = stageWords(entry, speech) ?? (named || t('log.place.noStage'));
  if (section === 'project') return t('log.place.project');
  if (section === 'final') return t('log.place.final');
  if (section) return t(`log.place.${section}`, { stage });
  return stageWords(entry, speech);
}

function titleWords({ stage, section, details }: LogEntry, { t }: Speech): Words {
  // the name of the stage itself stands there already
  if (!details.title || section || details.title === stage?.title) return null;
  return t('log.value.quoted', { text: details.title });
}

function peopleWords({ person, email, role_id, way }: Details, { t }: Speech): Words[] {
  return [
    person,
    email,
    role_id && t(`roles.${roleOf(role_id)}`).toLowerCase(),
    way && t(`log.way.${way}`),
  ];
}

function fileWords({ format, moment, agent }: Details, { t }: Speech): Words[] {
  return [format?.toUpperCase(), moment && minuteText(moment, t), agent && browserName(agent)];
}

/** What has happened: the name of the event. A kind without a text does not compile. */
export function eventWords(kind: EventKind, { t }: Speech): string {
  return t(`log.event.${kind}`);
}

/** What it has happened to: where in the project, with what, with whom. Empty where nothing is told. */
export function aboutWords(entry: LogEntry, speech: Speech): string {
  const { details } = entry;
  return [
    placeWords(entry, speech),
    details.slot && speech.t(`files.slot.${details.slot}`).toLowerCase(),
    titleWords(entry, speech),
    details.version && speech.t('files.version', { version: details.version }),
    ...peopleWords(details, speech),
    ...fileWords(details, speech),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Why it has happened: by which rule, for what reason, with which remarks. One line each. */
export function whyWords({ event_uuid, details }: LogEntry, { t }: Speech): string[] {
  const { rule, reason, text } = details;
  const kind = eventOf(event_uuid);
  const returned = kind === 'section_returned' || kind === 'section_passed_down';
  return [
    text,
    rule && t(`log.rule.${rule}`),
    reason && t(returned ? 'log.remarks' : 'log.reason', { text: reason }),
  ].filter((line): line is string => Boolean(line));
}
