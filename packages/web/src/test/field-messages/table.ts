import type { messages } from '@oktant/contract/kit/messages.ts'
import { authoringScenes } from './authoring.ts'
import { entranceScenes } from './entrance.ts'
import { peopleScenes } from './people.ts'
import type { Scene } from './scene.ts'

type Key = keyof typeof messages
type Parts = Partial<Record<Key, Scene[]>>
const parts: readonly Parts[] = [authoringScenes, entranceScenes, peopleScenes]

/** How each message comes about, by its key. */
export const scenes = parts
  .flatMap((part) => Object.entries(part))
  .flatMap(([key, some]) => some.map((scene) => ({ key: key as Key, ...scene })))

const ofWhole = 'said of the form as a whole: error-words.test.ts'

/** Why a message is provoked in no form here: the room is not built, or it is shown by a test of its own. */
export const notHere: Partial<Record<Key, string>> = {
  already_scheduled: 'features/events/planning/planning.test.tsx',
  current_password_invalid: 'features/people/account/account.test.tsx',
  current_password_wrong: 'the server’s refusal has a sentence of its own, current_password_invalid',
  decline_comment_required: 'features/events/attending/event-screen.test.tsx',
  branding_invalid: ofWhole,
  company_invalid: ofWhole,
  event_link_invalid: 'features/events/planning/planning.test.tsx',
  facilitator_missing: 'the server’s refusal of a letter, in its own words',
  field_invalid: ofWhole,
  goal_comment_required: 'features/development/goals/goals.test.tsx',
  goal_reason_required: 'features/development/goals/goals.test.tsx',
  group_invalid: ofWhole,
  image_dimensions: 'the editor of texts reads a picture’s size, which no test page can',
  invalid_input: ofWhole,
  languages_invalid: ofWhole,
  learning_group_invalid: ofWhole,
  mail_settings_invalid: ofWhole,
  mandatory_fields_missing: 'features/assessment/attempts/evaluation-player.test.tsx',
  mark_not_number: 'features/assessment/marking/marking.test.tsx',
  mark_too_large: 'features/assessment/marking/marking.test.tsx',
  new_invites_unsaved: 'the server’s refusal of a letter, in its own words',
  not_an_image: 'the editor of texts asks for a picture outside the page',
  pdr_objective_incomplete: 'features/development/reviews/review-screen.test.tsx',
  pdr_objectives_count: 'the server’s refusal of a form that is handed in, in its own words',
  place_invalid: ofWhole,
  profile_invalid: ofWhole,
  questions_unsubmitted: 'features/assessment/attempts/evaluation-player.test.tsx',
  response_required: 'features/assessment/attempts/evaluation-player.test.tsx',
  user_invalid: ofWhole,
  timeslot_invalid: 'features/events/planning/planning.test.tsx',
  timeslot_past: 'features/events/planning/planning.test.tsx',
}
