import { expect, test } from 'vitest'
import { listCustomFields, saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { listGroups } from '@oktant/contract/people/groups.ts'
import {
  createLearningGroup,
  listLearningGroups,
  previewRule,
} from '@oktant/contract/people/learning-groups.ts'
import {
  createJobRole,
  createLocality,
  listJobRoles,
  listLocalities,
} from '@oktant/contract/people/places.ts'
import { listUsers } from '@oktant/contract/people/users.ts'
import { testServer } from '../../../test/kit/server.ts'
import { learningGroupForm } from '../../../test/scenes/people/learning-groups.ts'
import { userFieldValues } from '../../features/people/custom-fields/custom-fields.tables.ts'

const words = (text: string) => ({ en: text, de: text })

test.each(['ö', 'Ö', 'übung', 'ÜBUNG'])('“%s” is found in lists, large or small', async (typed) => {
  const { make, call, db } = await testServer()
  const me = await make.user({
    permissions: [
      'users.administer',
      'projects.administer',
      'jobRoles.administer',
      'localities.administer',
      'customFields.administer',
      'courses.administer',
    ],
  })
  const name = 'Köln ÖBB ÜBUNG Übung'
  const login = `ÖZIL-ÜBUNG-${me.id}@example.test`
  const { id: userId, companyId } = await make.user({ companyId: me.companyId, login, emailAddress: login })
  await call(createJobRole, { as: me, body: { name: words(name) } })
  await call(createLocality, { as: me, body: { name: words(name) } })
  await make.project(companyId, { name })
  await call(createLearningGroup, { as: me, body: learningGroupForm({ name: words(name) }) })
  const { id: field = 0 } = await call(saveCustomField, {
    as: me,
    params: { id: 0 },
    body: {
      clazz: 'User',
      label: words(name),
      description: words(''),
      inputType: 'normal',
      mandatory: false,
      unique: false,
      customFieldOptions: [],
    },
  })
  await db.insert(userFieldValues).values({ companyId, userId, fieldId: field, value: name })
  const by = (filter: string) => ({ as: me, query: { _filterFields: [filter], _filterValues: [typed] } })
  const found = {
    users: (await call(listUsers, by('login'))).totalElements,
    addresses: (await call(listUsers, by('email'))).totalElements,
    byField: (await call(listUsers, { as: me, query: { [`cf_${field}`]: typed } })).totalElements,
    groups: (await call(listGroups, by('name'))).totalElements,
    jobRoles: (await call(listJobRoles, by('name'))).totalElements,
    localities: (await call(listLocalities, by('name'))).totalElements,
    learningGroups: (await call(listLearningGroups, by('name'))).totalElements,
    customFields: (await call(listCustomFields, by('name'))).totalElements,
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((list) => [list, 1])))
  const rule = (operator: 'contains' | 'begins' | 'is', value: string) => ({
    match: 'all' as const,
    sets: [
      {
        match: 'all' as const,
        negated: false,
        conditions: [{ about: 'field' as const, field, operator, ids: [], value }],
      },
    ],
  })
  for (const [operator, value] of [
    ['contains', typed],
    ['begins', 'KÖLN ö'],
    ['is', 'köln öbb übung üBUNG'],
  ] as const) {
    const body = { groupId: null, rule: rule(operator, value) }
    expect(await call(previewRule, { as: me, body })).toMatchObject({ matching: 1 })
  }
})
