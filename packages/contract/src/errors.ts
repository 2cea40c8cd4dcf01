import { accountMessages as account } from './messages/account.ts'
import { companyMessages as companies } from './messages/companies.ts'
import { communicationMessages as communication } from './messages/communication.ts'
import { interfaceMessages as programs } from './messages/interface.ts'
import { courseMessages as courses } from './messages/courses.ts'
import { importMessages as imports } from './messages/imports.ts'
import { learningMessages as learning } from './messages/learning.ts'
import { registrationMessages as registration } from './messages/registration.ts'
import { requestsMessages as requests } from './messages/requests.ts'
import { signInMessages as signIn } from './messages/sign-in.ts'

/** Every error code with its status and its English words; the words in both languages stand in `messages.ts`. */
export const errors = {
  // The door
  invalid_input: [400, requests.invalid_input.en],
  unknown_field: [400, requests.unknown_field.en],
  malformed_json: [400, requests.malformed_json.en],
  too_large: [413, requests.too_large.en],
  too_deep: [400, requests.too_deep.en],
  wrong_content_type: [415, requests.wrong_content_type.en],
  route_not_found: [404, requests.route_not_found.en],
  not_signed_in: [401, requests.not_signed_in.en],
  session_over: [401, requests.session_over.en],
  not_permitted: [403, requests.not_permitted.en],
  view_as_read_only: [403, requests.view_as_read_only.en],
  too_many_attempts: [429, requests.too_many_attempts.en],
  repeated_differently: [409, requests.repeated_differently.en],
  somebody_was_quicker: [409, requests.somebody_was_quicker.en],
  overloaded: [503, requests.overloaded.en],
  database_unavailable: [503, requests.database_unavailable.en],
  disk_full: [507, requests.disk_full.en],
  timeout: [408, requests.timeout.en],
  unexpected: [500, requests.unexpected.en],
  // Signing in; a program reads the word of the first three as the specification prints it.
  'login.error': [401, 'login.error'],
  invalidLicense: [401, 'invalidLicense'],
  accessRestricted: [401, 'accessRestricted'],
  link_used: [401, signIn.link_used.en],
  current_password_invalid: [422, signIn.current_password_invalid.en],
  new_password_blank: [422, signIn.new_password_blank.en],
  new_password_weak: [422, signIn.new_password_weak.en],
  // Registration
  registration_invalid: [400, 'BAD_REQUEST'],
  registration_link_invalid: [404, registration.registration_link_invalid.en],
  // Things that are not there, or not for you
  user_not_found: [404, account.user_not_found.en],
  project_not_found: [404, account.project_not_found.en],
  session_not_found: [404, account.session_not_found.en],
  notification_not_found: [404, account.notification_not_found.en],
  segment_not_found: [404, learning.segment_not_found.en],
  file_not_found: [404, requests.file_not_found.en],
  job_not_found: [404, requests.job_not_found.en],
  mail_not_found: [404, account.mail_not_found.en],
  // Courses and learning
  container_not_found: [404, courses.container_not_found.en],
  container_invalid: [422, courses.container_invalid.en],
  container_in_use: [422, courses.container_in_use.en],
  content_changed: [409, courses.content_changed.en],
  component_not_found: [404, courses.component_not_found.en],
  component_invalid: [422, courses.component_invalid.en],
  child_not_found: [404, courses.child_not_found.en],
  component_locked: [422, courses.component_locked.en],
  launched_elsewhere: [409, courses.launched_elsewhere.en],
  completion_refused: [422, courses.completion_refused.en],
  deleted_resource_launch: [422, learning.deleted_resource_launch.en],
  container_child_invalid: [422, learning.container_child_invalid.en],
  favourite_not_found: [404, courses.favourite_not_found.en],
  favourite_invalid: [422, courses.favourite_invalid.en],
  favourites_full: [422, courses.favourites_full.en],
  rating_too_early: [422, courses.rating_too_early.en],
  // Communication
  auto_message_not_found: [404, communication.auto_message_not_found.en],
  auto_message_invalid: [422, communication.auto_message_invalid.en],
  audience_unknown: [404, communication.audience_unknown.en],
  group_message_not_found: [404, communication.group_message_not_found.en],
  group_message_invalid: [422, communication.group_message_invalid.en],
  group_message_withdrawn: [409, communication.group_message_withdrawn.en],
  push_service_unknown: [422, communication.push_service_unknown.en],
  push_device_not_found: [404, communication.push_device_not_found.en],
  mail_not_resendable: [422, communication.mail_not_resendable.en],
  address_not_found: [404, communication.address_not_found.en],
  template_not_found: [404, communication.template_not_found.en],
  template_invalid: [422, communication.template_invalid.en],
  template_fixed: [422, communication.template_fixed.en],
  // People
  profile_invalid: [422, account.profile_invalid.en],
  profile_is_default: [422, account.profile_is_default.en],
  profile_in_use: [422, account.profile_in_use.en],
  profile_not_found: [404, account.profile_not_found.en],
  field_invalid: [422, account.field_invalid.en],
  field_not_found: [404, account.field_not_found.en],
  group_invalid: [422, account.group_invalid.en],
  group_in_use: [422, account.group_in_use.en],
  people_unknown: [404, account.people_unknown.en],
  owner_not_found: [404, account.owner_not_found.en],
  learning_group_not_found: [404, account.learning_group_not_found.en],
  learning_group_invalid: [422, account.learning_group_invalid.en],
  place_invalid: [422, account.place_invalid.en],
  place_in_use: [422, account.place_in_use.en],
  place_not_found: [404, account.place_not_found.en],
  user_invalid: [422, account.user_invalid.en],
  target_not_found: [404, account.target_not_found.en],
  change_not_found: [404, account.change_not_found.en],
  more_permissions_needed: [403, account.more_permissions_needed.en],
  view_as_impossible: [422, account.view_as_impossible.en],
  licence_seats_used: [422, account.licence_seats_used.en],
  last_administrator: [422, account.last_administrator.en],
  // Companies
  company_not_found: [404, companies.company_not_found.en],
  company_invalid: [422, companies.company_invalid.en],
  company_closed: [409, companies.company_closed.en],
  languages_invalid: [422, companies.languages_invalid.en],
  language_not_offered: [422, companies.language_not_offered.en],
  mail_settings_invalid: [422, companies.mail_settings_invalid.en],
  branding_invalid: [422, companies.branding_invalid.en],
  logo_not_found: [404, companies.logo_not_found.en],
  company_is_own: [422, companies.company_is_own.en],
  archive_not_found: [404, account.archive_not_found.en],
  archive_pending: [409, account.archive_pending.en],
  archive_over: [409, account.archive_over.en],
  user_in_use: [422, account.user_in_use.en],
  testimonial_not_found: [404, account.testimonial_not_found.en],
  testimonial_invalid: [422, account.testimonial_invalid.en],
  testimonial_exists: [409, account.testimonial_exists.en],
  // Programs of others
  api_token_not_found: [404, programs.api_token_not_found.en],
  api_token_invalid: [422, programs.api_token_invalid.en],
  api_token_refused: [401, programs.api_token_refused.en],
  api_tokens_refused: [403, programs.api_tokens_refused.en],
  webhook_not_found: [404, programs.webhook_not_found.en],
  webhook_invalid: [422, programs.webhook_invalid.en],
  webhook_delivery_not_found: [404, programs.webhook_delivery_not_found.en],
  too_many_calls: [429, programs.too_many_calls.en],
  // Imports
  import_not_found: [404, imports.import_not_found.en],
  import_not_csv: [422, imports.import_not_csv.en],
  import_empty: [422, imports.import_empty.en],
  import_too_wide: [422, imports.import_too_wide.en],
  import_columns_invalid: [422, imports.import_columns_invalid.en],
  import_busy: [409, imports.import_busy.en],
  import_confirmation_needed: [422, imports.import_confirmation_needed.en],
  // Account
  timezone_unknown: [422, account.timezone_unknown.en],
  custom_fields_invalid: [422, account.custom_fields_invalid.en],
  not_an_image: [422, learning.not_an_image.en],
  image_broken: [422, account.image_broken.en],
  // NOTE: no 401, which would end the session of somebody who only looks into another group.
  project_closed: [422, account.project_closed.en],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors
export const errorStatus = (code: ErrorCode) => errors[code][0]
export const errorMessage = (code: ErrorCode) => errors[code][1]
