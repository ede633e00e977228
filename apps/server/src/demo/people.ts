import { emptyProfile, type ProfileFields } from '@pv/contract';

/** The password of every demo person. */
export const DEMO_PASSWORD = 'demo-password';

/** Whether an address belongs to a demo person, who reads no mail. */
export function isDemoAddress(email: string): boolean {
  return email.endsWith('@demo.ru');
}

const UNIVERSITY = 'Приволжский технический университет';
const COMPUTING = 'Кафедра вычислительной техники';
const ECONOMY = 'Кафедра инновационной экономики';

type Told = Partial<ProfileFields> &
  Pick<ProfileFields, 'last_name' | 'first_name' | 'middle_name' | 'education_level'>;

function profile(told: Told): ProfileFields {
  return { ...emptyProfile(), city: 'Казань', institution: UNIVERSITY, ...told };
}

/** Profiles of the demo people by the name in their addresses. */
export const DEMO_PEOPLE = {
  student: profile({
    last_name: 'Соколова',
    first_name: 'Мария',
    middle_name: 'Андреевна',
    birth_date: '2004-05-17',
    education_level: 'bachelor',
    department: COMPUTING,
    group: 'ИВТ-41',
    interests: ['компьютерное зрение', 'неразрушающий контроль'],
    skills: ['Python', 'обработка изображений'],
    stack: ['PyTorch', 'OpenCV'],
    languages: [
      { name: 'русский', level: 'native' },
      { name: 'английский', level: 'b2' },
    ],
  }),
  supervisor: profile({
    last_name: 'Петров',
    first_name: 'Алексей',
    middle_name: 'Николаевич',
    education_level: 'candidate',
    department: COMPUTING,
    post: 'доцент',
    academic_degree: 'канд. техн. наук',
    academic_title: 'доцент',
    orcid: '0000-0002-1825-0097',
    interests: ['компьютерное зрение', 'машинное обучение'],
  }),
  curator: profile({
    last_name: 'Захарова',
    first_name: 'Ольга',
    middle_name: 'Викторовна',
    education_level: 'doctor',
    department: COMPUTING,
    post: 'заведующая кафедрой',
    academic_degree: 'д-р техн. наук',
    academic_title: 'профессор',
  }),
  founder: profile({
    last_name: 'Гарипов',
    first_name: 'Тимур',
    middle_name: 'Рустамович',
    birth_date: '1994-03-09',
    education_level: 'master',
    department: ECONOMY,
    group: 'ИЭ-22М',
    interests: ['логистика', 'беспилотная доставка'],
  }),
  topmanager: profile({
    last_name: 'Белова',
    first_name: 'Екатерина',
    middle_name: 'Сергеевна',
    education_level: 'higher',
    work_place: 'ООО «Волга Логистик»',
    post: 'операционный директор',
  }),
  mentor: profile({
    last_name: 'Орлов',
    first_name: 'Дмитрий',
    middle_name: 'Павлович',
    education_level: 'higher',
    work_place: 'Технопарк «Заречье»',
    post: 'наставник проектов',
  }),
  expert: profile({
    last_name: 'Крылова',
    first_name: 'Наталья',
    middle_name: 'Игоревна',
    education_level: 'candidate',
    department: ECONOMY,
    post: 'доцент',
    academic_degree: 'канд. экон. наук',
    academic_title: 'доцент',
  }),
  tracker: profile({
    last_name: 'Фомин',
    first_name: 'Илья',
    middle_name: 'Олегович',
    education_level: 'higher',
    work_place: 'Акселератор университета',
    post: 'трекер',
  }),
  coordinator: profile({
    last_name: 'Егорова',
    first_name: 'Анна',
    middle_name: 'Михайловна',
    education_level: 'higher',
    department: 'Отдел проектной деятельности',
    post: 'специалист',
  }),
  editor: profile({
    last_name: 'Лебедев',
    first_name: 'Константин',
    middle_name: 'Юрьевич',
    education_level: 'higher',
    department: 'Редакция',
    post: 'редактор',
  }),
} as const satisfies Record<string, ProfileFields>;

/** A demo person by the name in the address: `student` is student@demo.ru. */
export type DemoName = keyof typeof DEMO_PEOPLE;
