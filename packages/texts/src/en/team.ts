/** The team of a project. */
export const team = {
  closed: {
    pending: 'The invitation still waits for an answer.',
    confirming: 'The invitation is accepted already and waits for confirmation: {{name}}.',
    accepted: 'The invitation is accepted already: {{name}}.',
    declined: 'The invitation is declined already: {{name}}.',
    cancelled: 'The invitation was taken back: {{name}}.',
    expired: 'The invitation has expired. Ask for a new one.',
  },
  requestClosed: {
    accepted: 'This request has been accepted already.',
    declined: 'This request has been declined already.',
    cancelled: 'This request has been taken back already.',
    lapsed: 'This request has expired.',
  },
};
