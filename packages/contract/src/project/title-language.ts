/**
 * In which language the texts of a template come into a project: that of its title, for papers, colleagues
 * and the calendar plan are Russian where the title is, whichever language the site is read in. A title in
 * other letters says nothing; then it is the language of whoever asks.
 */
export function titleLanguage(title: string, reader: 'ru' | 'en'): 'ru' | 'en' {
  return /\p{Script=Cyrillic}/u.test(title) ? 'ru' : reader;
}
