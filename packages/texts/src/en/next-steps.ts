/** What may follow a work that has succeeded, on its page. */
export const nextSteps = {
  title: 'The work is finished. What comes next?',
  startup: {
    title: 'Turn into a startup',
    text: 'The assignment, files and people come along as you choose.',
  },
  article: {
    title: 'Write an article',
    text: 'From the idea and the manuscript to the choice of a journal.',
  },
  application: {
    title: 'Apply for a grant',
    text: 'The draft is filled with what the project tells already.',
  },
  passport: {
    title: 'Passport for investors',
    text: 'Problem, market and what is asked for: for the resume, the navigator and applications.',
  },
  opportunities: {
    title: 'See opportunities',
    text: 'Internships, vacancies and research orders.',
  },
};
