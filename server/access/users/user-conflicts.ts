/** Error messages for the unique constraints of `users`. */
export const userConflicts = {
  users_email: { path: 'body.email', message: 'Another user has this email.' },
  users_person: { path: 'body.person_id', message: 'Another user is linked to this person.' },
}
