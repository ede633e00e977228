/** Files in the slots of a project. */
export const files = {
  refusal: {
    type: 'Files of this type are not accepted. These are: {{types}}.',
    content: 'The file is not what its name promises: it is no {{type}}. Accepted are: {{types}}.',
    size: 'The file is larger than {{limit}} MB. Make it smaller and upload it again.',
  },
};
