/** Every error code with its status and its English words; the specification's wording where it gives one. */
export const errors = {
  // The door
  invalid_input: [400, 'Validation Error'],
  unknown_field: [400, 'Unknown sort or filter field'],
  malformed_json: [400, 'The body is not valid JSON'],
  too_large: [413, 'The request is too large'],
  too_deep: [400, 'The body is nested too deeply'],
  wrong_content_type: [415, 'This content type is not accepted here'],
  route_not_found: [404, 'There is no such call'],
  not_signed_in: [401, 'Please sign in'],
  session_over: [401, 'Your session has ended. Please sign in again.'],
  not_permitted: [403, 'Access denied'],
  too_many_attempts: [429, 'Too many attempts. Please try again later.'],
  repeated_differently: [409, 'This Idempotency-Key was used with another content'],
  somebody_was_quicker: [409, 'Somebody was quicker. Please reload and try again.'],
  overloaded: [503, 'The service is busy. Please try again shortly.'],
  database_unavailable: [503, 'The database cannot be reached at the moment'],
  disk_full: [507, 'There is no room left to store this'],
  timeout: [408, 'The request took too long'],
  unexpected: [500, 'An Error has occurred'],
  // Signing in
  'login.error': [401, 'Username or password is incorrect'],
  invalidLicense: [401, 'invalidLicense'],
  accessRestricted: [401, 'accessRestricted'],
  link_used: [401, 'This link has already been used'],
  current_password_invalid: [422, 'Your current password is incorrect. Please try again.'],
  new_password_blank: [422, 'New Password cannot be blank'],
  new_password_weak: [422, 'The new password is too short or too easily guessed'],
  // Registration
  captcha_invalid: [400, 'Please tick the box to show that you are not a robot'],
  registration_invalid: [400, 'BAD_REQUEST'],
  registration_link_invalid: [404, 'This link has already been used'],
  // Things that are not there, or not for you
  user_not_found: [404, 'Unable to find this person'],
  project_not_found: [404, 'Unable to find this group'],
  session_not_found: [404, 'Unable to find this session'],
  notification_not_found: [404, 'Unable to find this notification'],
  segment_not_found: [404, 'Unable to find this segment'],
  file_not_found: [404, 'Invalid Resource'],
  mail_not_found: [404, 'Unable to find this mail'],
  // Account
  timezone_unknown: [422, 'Unknown time zone'],
  custom_fields_invalid: [422, 'Please check all fields are completed before saving'],
  not_an_image: [422, 'Invalid file type. Not an image.'],
  image_broken: [422, 'This image cannot be read'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors
export const errorStatus = (code: ErrorCode) => errors[code][0]
export const errorMessage = (code: ErrorCode) => errors[code][1]
