import { ASK_FORMS, FUND_LOTS, LEGAL_FORMS, NTI_MARKETS, VENTURE_STAGES } from '@pv/contract';

/** How each field of the passport is typed, by the sections of the form. */
export const SECTIONS = {
  product: {
    stage: 'choice',
    slogan: 'line',
    industry: 'line',
    nti_market: 'choice',
    lot: 'choice',
    problem: 'text',
    solution: 'text',
    product: 'text',
    technology: 'text',
    intellectual_property: 'text',
    groundwork: 'text',
  },
  market: {
    tam: 'sum',
    sam: 'sum',
    som: 'sum',
    market_note: 'text',
    segments: 'text',
    competitors: 'text',
    advantage: 'text',
    traction: 'text',
  },
  model: {
    business_model: 'text',
    prices: 'text',
    cac: 'sum',
    ltv: 'sum',
    margin: 'percent',
    channels: 'text',
    revenue: 'rows',
  },
  money: {
    ask_amount: 'sum',
    ask_form: 'choice',
    ask_share: 'percent',
    pre_money: 'sum',
    spending: 'rows',
    milestones: 'rows',
    raised: 'text',
    cofinancing: 'percent',
    risks: 'text',
  },
  legal: {
    legal_form: 'choice',
    legal_name: 'line',
    inn: 'line',
    ogrn: 'line',
    registered_at: 'day',
    region: 'line',
    website: 'line',
    contacts: 'line',
  },
} as const;

export type SectionName = keyof typeof SECTIONS;
type NamesIn<S> = S extends SectionName ? keyof (typeof SECTIONS)[S] : never;
/** A field of the form. */
export type FieldName = NamesIn<SectionName>;
type Kinds = { [S in SectionName]: (typeof SECTIONS)[S] }[SectionName];
/** How a field is typed. */
export type FieldKind = Kinds extends infer K ? (K extends unknown ? K[keyof K] : never) : never;

const KINDS: Readonly<Record<string, FieldKind>> = Object.assign({}, ...Object.values(SECTIONS));

/** How a field is typed; undefined of one that the form does not show. */
export const kindOf = (name: string): FieldKind | undefined => KINDS[name];

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

export const fieldsOf = (section: SectionName) =>
  Object.entries(SECTIONS[section]) as [FieldName, FieldKind][];

/** What is chosen from a list, with the place of the words for it. */
export const CHOICES = {
  stage: { codes: VENTURE_STAGES, words: 'stage' },
  nti_market: { codes: NTI_MARKETS, words: 'nti' },
  lot: { codes: FUND_LOTS, words: 'lot' },
  ask_form: { codes: ASK_FORMS, words: 'askForm' },
  legal_form: { codes: LEGAL_FORMS, words: 'legalForm' },
} as const;
export type ChoiceName = keyof typeof CHOICES;

/** The id of the input of a field: links from elsewhere lead there. */
export const inputId = (name: string) => `passport-${name}`;
