/** The most departments of a business, also those that people's records add. */
export const maxDepartments = 1000

/** The constraints that a department can clash with, in words for the caller. */
export const departmentConflicts = {
  departments_name: { path: 'body.name', message: 'Another department has this name.' },
  departments_code: { path: 'body.code', message: 'Another department has this code.' },
}

/** What refers to a department, by its constraint, and keeps it from being deleted. */
export const departmentUses = {
  people_business_id_department_id_foreign:
    'People are in the department, terminated ones included. Move them to another one first.',
  departments_business_id_parent_id_foreign:
    'Other departments are parts of the department. Move them to another one first.',
}
