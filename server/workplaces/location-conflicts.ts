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
