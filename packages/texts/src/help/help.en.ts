import type { HelpTexts, ProjectHelp } from './help.ts';

const nir: ProjectHelp = {
  topic: {
    header: 'How a research project works',
    content: [
      'A project begins with an assignment, goes on in stages and ends with the final work. Each section is approved on its own.',
      {
        list: [
          'About the project: goal, dates, assignment and extended information. The assignment may be written or attached as a file.',
          'Roadmap: up to 12 stages. A stage has a plan (what and by when) and a result (text, files, document).',
          'Approval goes in order: the researcher sends, the scientific supervisor reads, the curator decides last. If one of them is not in the team, that step is skipped.',
          'A section that was sent is closed for editing. Its author may recall it until it is decided.',
          'An approved edition never changes. If the section is edited, it has to be approved again, and the earlier edition can always be read.',
        ],
      },
      'Under the title of the project you see whose move it is and what is missing. The bright button beside the title is your next step.',
    ],
  },
  roles: [
    {
      role: 'researcher',
      preview: 'Does the work: writes, sends for approval, deals with remarks.',
      description: {
        header: 'What a researcher does',
        content: [
          {
            list: [
              'Fills in goal, dates and assignment and draws up the roadmap. Stages can be taken from a template.',
              'Writes the document in the editor: numbers, references and formatting by GOST are done by itself.',
              'Attaches files: stage report, presentation, plagiarism report.',
              'Sends sections for approval, and recalls them on finding a mistake before the reviewers do.',
              'Ticks off the remarks that are dealt with and sends the section again.',
              'Invites people by personal code or by mail. A colleague can be removed only with their consent.',
            ],
          },
          'If the team has neither a supervisor nor a curator, the researcher approves the sections alone.',
        ],
      },
    },
    {
      role: 'supervisor',
      preview: 'Reads first: approves, returns with remarks, or edits together with the author.',
      description: {
        header: 'What a scientific supervisor does',
        content: [
          {
            list: [
              'Sees everything that waits for a decision on the page “My move”, across all projects at once.',
              'Compares the section with the last approved edition: changed words are marked.',
              'Approves the section or returns it with a list of remarks. Frequent remarks can be kept as templates.',
              'May edit the section while it is with him or her for approval. The researcher sees what has changed.',
              'Uploads the review of the finished work.',
              'Invites people. May remove a researcher at once, except the author of the project; others only with their consent.',
            ],
          },
          'After the supervisor the curator reads the section. Without a curator the decision of the supervisor is final. When a supervisor joins a project that is under way, the sections are approved anew.',
        ],
      },
    },
    {
      role: 'curator',
      preview: 'Decides last. Sees all the materials and edits none.',
      description: {
        header: 'What a curator does',
        content: [
          {
            list: [
              'Reads sections, documents and files and compares editions.',
              'Approves a section after the scientific supervisor, or returns it with remarks.',
              'Uses templates of remarks of his or her own.',
              'Uploads the external review, and the supervisor’s review where there is no supervisor.',
              'Invites people and asks those to leave who no longer work on the project. They go only if they agree.',
              'Downloads the approval sheet, the calendar plan and the assignment.',
            ],
          },
          'When a curator joins a project that is under way, the sections are approved anew.',
        ],
      },
    },
  ],
};

/** Mentor, expert and tracker decide alike; each looks at something of his own. */
function decides(own: readonly string[]): ProjectHelp['topic']['content'] {
  return [
    {
      list: [
        ...own,
        'Sees everything that waits for a decision on the page “My move”, across all projects at once.',
        'Approves a section or returns it with a list of remarks. Frequent remarks can be kept as templates.',
        'May edit the materials while the section is not under approval.',
      ],
    },
    'One person of each role decides, in any order. When the first person in this role joins the team, the sections are approved anew.',
  ];
}

const startup: ProjectHelp = {
  topic: {
    header: 'How a startup project works',
    content: [
      'The team leads the project along its roadmap: tests the idea, makes the product, shows results. Each section is approved on its own.',
      {
        list: [
          'About the project: goal, dates, assignment, extended information and a word about the team.',
          'Roadmap: up to 12 stages. Plan and result of a stage are approved separately.',
          'A founder or a top manager sends. Expert, mentor and tracker decide: one person of each role that is in the team, in any order.',
          'If none of them is in the team, founders and top managers approve alone.',
          'A section that was sent is closed for editing. It may be recalled until it is decided.',
          'The final report is handed in once plans and results of all stages are approved.',
        ],
      },
      'Under the title of the project you see whose move it is and what is missing. The bright button beside the title is your next step.',
    ],
  },
  roles: [
    {
      role: 'founder',
      preview: 'Answers for the project: builds the team, leads the roadmap, sends sections.',
      description: {
        header: 'What a founder does',
        content: [
          {
            list: [
              'Fills in assignment, extended information and dates and tells about the team.',
              'Plans stages and shows results: text, files, document.',
              'Sends sections for approval, recalls them, deals with remarks.',
              'Invites people to any role. Only a founder may invite another founder.',
              'Removes people at once, other founders with their consent. The author of the project cannot be removed.',
            ],
          },
          'Only the author may delete the project or hand it over.',
        ],
      },
    },
    {
      role: 'topmanager',
      preview: 'Does the work together with the founder: writes, plans, sends for approval.',
      description: {
        header: 'What a top manager does',
        content: [
          {
            list: [
              'Edits assignment, stages, documents and files.',
              'Sends sections for approval, recalls them, deals with remarks.',
              'Invites people to every role but that of a founder.',
              'Asks a member to leave. They go only if they agree.',
            ],
          },
          'A top manager may create a project too and is its author then.',
        ],
      },
    },
    {
      role: 'mentor',
      preview: 'Advises and decides whether a section is ready.',
      description: {
        header: 'What a mentor does',
        content: decides([
          'Shares experience: what the plan can do without, what it lacks, where the team takes a risk.',
        ]),
      },
    },
    {
      role: 'expert',
      preview: 'Judges the substance — technology, market, economics — and decides.',
      description: {
        header: 'What an expert does',
        content: decides([
          'Checks the substance: whether the technology works, whether there is a market, whether the figures add up.',
        ]),
      },
    },
    {
      role: 'tracker',
      preview: 'Watches dates and promises and decides whether they were kept.',
      description: {
        header: 'What a tracker does',
        content: decides([
          'Compares the plan of a stage with its result: what was promised, what came out, what was put off.',
        ]),
      },
    },
    {
      role: 'coordinator',
      preview: 'Builds the team and follows progress. Neither edits nor approves.',
      description: {
        header: 'What a coordinator does',
        content: [
          {
            list: [
              'Sees everything in the project: sections, documents, files, log.',
              'Invites people to every role but that of a founder.',
              'Asks a member to leave. They go only if they agree.',
              'Downloads the plan and the approval sheet.',
            ],
          },
          'When a coordinator joins, what was approved stays approved.',
        ],
      },
    },
  ],
};

/** Help in English. */
export const helpEn: HelpTexts = { nir, startup, article: null };
