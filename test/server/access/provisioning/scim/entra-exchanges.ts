import { groupSchema, patchOp, userSchema } from '../../../../support/samples/provisioning.ts'
import type { Exchange } from './exchanges.ts'

/*
 * Requests as Microsoft Entra ID sends them, written after the examples of "Tutorial: Develop and plan provisioning for a
 * SCIM endpoint in Microsoft Entra ID" (learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-
 * and-groups) and "Known issues with SCIM compliance" (…/application-provisioning-config-problem-scim-compatibility),
 * with its habits from before and after the flag `aadOptscim062020`.
 */

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

export const entraUsers: Exchange[] = [
  {
    title: 'the test of the connection asks for a random user',
    method: 'GET',
    path: '/Users?filter=userName eq "non-existent user"',
    status: 200,
    has: { totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] },
  },
  {
    title: 'a user is looked up before they are created',
    method: 'GET',
    path: '/Users?filter=userName eq "Test_User_ab6490ee@{domain}"',
    status: 200,
    has: { totalResults: 0 },
  },
  {
    title: 'create a user',
    method: 'POST',
    path: '/Users',
    body: {
      schemas: [userSchema, enterprise],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Test_User_ab6490ee@{domain}',
      active: true,
      emails: [{ primary: true, type: 'work', value: 'Test_User_ab6490ee@{domain}' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
      roles: [],
      [enterprise]: { department: 'Payroll', manager: { value: '7' } },
    },
    status: 201,
    has: {
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Test_User_ab6490ee@{domain}',
      active: true,
      name: { familyName: 'familyName', givenName: 'givenName', formatted: 'givenName familyName' },
      meta: { resourceType: 'User' },
    },
    keep: 'user',
  },
  {
    title: 'create the same user again',
    method: 'POST',
    path: '/Users',
    body: { schemas: [userSchema], userName: 'TEST_user_ab6490ee@{domain}', active: true },
    status: 409,
    has: { schemas: [errorSchema], status: '409', scimType: 'uniqueness' },
  },
  {
    title: 'get a user',
    method: 'GET',
    path: '/Users/{user}',
    status: 200,
    has: { id: '{user}', emails: [{ type: 'work', primary: true, value: 'Test_User_ab6490ee@{domain}' }] },
  },
  {
    title: 'find a user by the name in another case',
    method: 'GET',
    path: '/Users?filter=userName eq "test_USER_ab6490ee@{domain}"',
    status: 200,
    has: { totalResults: 1, Resources: [{ id: '{user}' }] },
  },
  {
    title: 'find a user by externalId',
    method: 'GET',
    path: '/Users?filter=externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
    status: 200,
    has: { totalResults: 1, Resources: [{ id: '{user}' }] },
  },
  {
    title: 'find a user by the work address',
    method: 'GET',
    path: '/Users?filter=emails[type eq "work"].value eq "Test_User_ab6490ee@{domain}"',
    status: 200,
    has: { totalResults: 1, Resources: [{ id: '{user}' }] },
  },
  {
    title: 'change several attributes',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOp(
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: `${enterprise}:department`, value: 'People' },
      { op: 'Add', path: 'addresses[type eq "work"].formatted', value: 'Street 1' },
      { op: 'Replace', path: 'displayName', value: 'Given Updated' },
    ),
    status: 200,
    has: { name: { familyName: 'updatedFamilyName', givenName: 'givenName' }, displayName: 'Given Updated' },
  },
  {
    title: 'change attributes without a path, with dots in their names',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOp({
      op: 'replace',
      value: { 'name.givenName': 'Dotted', externalId: 'new-id', [`${enterprise}:costCenter`]: '12' },
    }),
    status: 200,
    has: { name: { givenName: 'Dotted' }, externalId: 'new-id', userName: 'Test_User_ab6490ee@{domain}' },
  },
  {
    title: 'disable a user with a text, without a path',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOp({ op: 'Replace', value: { active: 'False' } }),
    status: 200,
    has: { active: false },
  },
  {
    title: 'enable a user with a text and a path',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOp({ op: 'Add', path: 'active', value: 'True' }),
    status: 200,
    has: { active: true },
  },
  {
    title: 'disable a user as the standard says',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOp({ op: 'replace', path: 'active', value: false }),
    status: 200,
    has: { active: false },
  },
  { title: 'delete a user', method: 'DELETE', path: '/Users/{user}', status: 204 },
  { title: 'a deleted user is unknown', method: 'GET', path: '/Users/{user}', status: 404, has: { status: '404' } },
  { title: 'delete a user again', method: 'DELETE', path: '/Users/{user}', status: 404 },
  {
    title: 'a deleted user is not found',
    method: 'GET',
    path: '/Users?filter=userName eq "Test_User_ab6490ee@{domain}"',
    status: 200,
    has: { totalResults: 0 },
  },
  {
    title: 'create a deleted user again',
    method: 'POST',
    path: '/Users',
    body: { schemas: [userSchema], userName: 'Test_User_ab6490ee@{domain}', active: true },
    status: 201,
    has: { id: '{user}', active: true },
  },
]

export const entraGroups: Exchange[] = [
  {
    title: 'create the user of the group',
    method: 'POST',
    path: '/Users',
    body: { schemas: [userSchema], userName: 'member@{domain}', active: true },
    status: 201,
    keep: 'user',
  },
  {
    title: 'create a group',
    method: 'POST',
    path: '/Groups',
    body: {
      schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'displayName',
      meta: { resourceType: 'Group' },
    },
    status: 201,
    has: { externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159', displayName: 'displayName', members: [] },
    keep: 'group',
  },
  {
    title: 'get a group without members',
    method: 'GET',
    path: '/Groups/{group}?excludedAttributes=members',
    status: 200,
    has: { id: '{group}', displayName: 'displayName' },
  },
  {
    title: 'find a group by its name',
    method: 'GET',
    path: '/Groups?excludedAttributes=members&filter=displayName eq "displayName"',
    status: 200,
    has: { totalResults: 1, Resources: [{ id: '{group}' }] },
  },
  {
    title: 'rename a group',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOp({
      op: 'Replace',
      path: 'displayName',
      value: '1879db59-3bdf-4490-ad68-ab880a269474updatedDisplayName',
    }),
    status: 204,
  },
  {
    title: 'add a member',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOp({ op: 'Add', path: 'members', value: [{ $ref: null, value: '{user}' }] }),
    status: 204,
  },
  {
    title: 'ask whether a user is a member',
    method: 'GET',
    path: '/Groups?attributes=id&filter=id eq "{group}" and members eq "{user}"',
    status: 200,
    has: { totalResults: 1, Resources: [{ id: '{group}' }] },
  },
  {
    title: 'remove a member with a value',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: patchOp({ op: 'Remove', path: 'members', value: [{ $ref: null, value: '{user}' }] }),
    status: 204,
  },
  {
    title: 'ask again whether the user is a member',
    method: 'GET',
    path: '/Groups?attributes=id&filter=id eq "{group}" and members[value eq "{user}"]',
    status: 200,
    has: { totalResults: 0 },
  },
  { title: 'delete a group', method: 'DELETE', path: '/Groups/{group}', status: 204 },
  { title: 'a deleted group is unknown', method: 'GET', path: '/Groups/{group}', status: 404 },
]
