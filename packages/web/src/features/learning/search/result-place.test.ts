import { expect, test } from 'vitest'
import { resultPath } from './result-place.ts'

const person = { type: 'User' as const, id: 5, containerId: null, containerTypeId: null } as Parameters<
  typeof resultPath
>[0]

test.each([
  [['users.administer', 'people.seeAll'], '/administration/users/5'],
  [['people.seeAll'], '/people/5'],
  [['team.see'], null],
])('somebody who holds %j is led from a person who was found to %s', (permissions, place) => {
  expect(resultPath(person, permissions)).toBe(place)
})

test.each([
  [['events.attend'], '/event/5'],
  [['events.attend', 'events.administer'], '/trainer-event/5'],
])('somebody who holds %j is led from an event that was found to %s', (permissions, place) => {
  expect(resultPath({ ...person, type: 'ClassroomEvent' }, permissions)).toBe(place)
})

test('a training goal opens among one’s own, and somebody else’s among all', () => {
  const goal = { ...person, type: 'TrainingGoal' as const, inside: null }
  expect(resultPath(goal, [])).toBe('/training-goals?goal=5')
  const theirs = { ...goal, inside: { en: 'Mia Naidoo', de: 'Mia Naidoo' } }
  expect(resultPath(theirs, ['goals.administer'])).toBe('/administration/training-goals?goal=5')
})
