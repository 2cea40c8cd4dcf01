/** The authority names on the wire (spec 1 §6); which profile carries which is the server's `access/profiles.ts`. */
export const authorities = [
  'ROLE_LEARNER',
  'ROLE_MANAGER',
  'ROLE_HR',
  'ROLE_FACILITATOR',
  'ROLE_MODERATOR',
  'ROLE_COMPANY_ADMIN',
  'ROLE_SUPER',
  'ROLE_BLOG_ADMIN',
  'ROLE_COMPETENCE_ASSESSOR',
  'ROLE_REGIONAL_COMPETENCE_ADMIN',
  'ROLE_GLOBAL_COMPETENCE_ADMIN',
  'ROLE_BUSINESS_ASSURANCE_MANAGER',
  'ROLE_WORKBOOK_READ_ONLY',
  'ROLE_TRAINING_GOAL_ADMIN',
  'ROLE_TRAINING_REQUESTS',
] as const

export type Authority = (typeof authorities)[number]
