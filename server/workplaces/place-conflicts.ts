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

/** The most locations of a business. */
export const maxLocations = 1000

/** The constraints that a location can clash with, in words for the caller. */
export const locationConflicts = {
  locations_name: { path: 'body.name', message: 'Another location has this name.' },
  locations_code: { path: 'body.code', message: 'Another location has this code.' },
}

/** What refers to a location, by its constraint, and keeps it from being deleted. */
export const locationUses = {
  people_business_id_location_id_foreign:
    'People are at the location, terminated ones included. Move them to another one first.',
}

/** Said where a holiday names the location: without it the holiday could become one of all locations. */
export const holidayUse = {
  path: 'path.id',
  message: 'Holidays are of this location. Delete them, or give them other locations first.',
}
