export const people = {
  'people.noneByName': 'No person has this name.',
} as const
