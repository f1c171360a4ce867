import { oneLine } from '../operation/one-line.ts'

/** The maximum number of departments in a business, including those added with a person, and of locations. */
export const maxPlaces = 1000

interface NameAndCode {
  name?: string
  code?: string | null
}

/** Returns the name and the code of a body, if present, each on one line. */
export const nameAndCode = ({ name, code }: NameAndCode): NameAndCode => ({
  ...(name !== undefined && { name: oneLine(name) }),
  ...(code !== undefined && { code: code && oneLine(code) }),
})

/** The unique indexes of departments, with the problems that report their violation. */
export const departmentConflicts = {
  departments_name: { path: 'body.name', code: 'taken', message: 'Another department has this name.' },
  departments_code: { path: 'body.code', code: 'taken', message: 'Another department has this code.' },
}

/** The foreign keys that prevent the deletion of a department, with the problems that report their violation. */
export const departmentUses = {
  people_business_id_department_id_foreign: {
    path: 'path.id',
    code: 'has_people',
    message: 'People are in the department, terminated ones included. Move them to another one first.',
  },
  assignments_business_id_department_id_foreign: {
    path: 'path.id',
    code: 'has_people',
    message: 'People were in the department, or will be. Correct or delete these assignments first.',
  },
  departments_business_id_parent_id_foreign: {
    path: 'path.id',
    code: 'has_departments',
    message: 'Other departments are parts of the department. Move them to another one first.',
  },
}

/** The unique indexes of locations, with the problems that report their violation. */
export const locationConflicts = {
  locations_name: { path: 'body.name', code: 'taken', message: 'Another location has this name.' },
  locations_code: { path: 'body.code', code: 'taken', message: 'Another location has this code.' },
}

/** The foreign keys that prevent the deletion of a location, with the problems that report their violation. */
export const locationUses = {
  people_business_id_location_id_foreign: {
    path: 'path.id',
    code: 'has_people',
    message: 'People are at the location, terminated ones included. Move them to another one first.',
  },
  assignments_business_id_location_id_foreign: {
    path: 'path.id',
    code: 'has_people',
    message: 'People were at the location, or will be. Correct or delete these assignments first.',
  },
}
