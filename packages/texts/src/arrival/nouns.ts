/**
 * Nouns of the texts on the list of projects, where a signed-in person arrives, and of the frame around
 * it; all others are loaded when the page stands.
 */
export type ArrivalNoun =
  | 'approval'
  | 'captcha'
  | 'editorDemo'
  | 'fields'
  | 'home'
  | 'notifications'
  | 'pages'
  | 'profile'
  | 'projectList'
  | 'projectPage'
  | 'projects'
  | 'publication'
  | 'rights'
  | 'roles'
  | 'shell'
  | 'sight'
  | 'site'
  | 'support'
  | 'ui'
  | 'whoseMove';
