/** Columns with somebody's number that no part of a person's archive shows, each with the reason. */
export const notPersonal: Record<string, string> = {
  'pdrs.manager_id':
    'whom somebody leads is told to whoever is led; what they wrote is in the part about words',
  'pdr_calibration_lines.actor_id':
    'who calibrated which season is told entry by entry in the part about changes',
  'kpa_handovers.by_id': 'who handed an area over is told entry by entry in the part about changes',
  'performance_contract_versions.manager_id':
    'whose signature a version asks for; what they signed is in the part about signatures',
  'performance_contract_versions.written_by':
    'who wrote a version is told entry by entry in the part about changes',
  'pdr_history.actor_id': 'who moved a review is told entry by entry in the part about changes',
  'pdr_evidence.added_by': 'who put a fact beside an answer is told where the review shows it',
  'pdr_readings.reader_id': 'when a review was last read tells what is new in it, and nothing else',
  'pdr_seasons.question_manager_id': 'who set up a season is told entry by entry in the part about changes',
  'attempt_flags.flagged_by': 'who flagged what is told entry by entry in the part about changes',
  'attempt_flags.settled_by': 'who settled a flag is told entry by entry in the part about changes',
  'attempt_returns.returned_by': 'who returned what is told entry by entry in the part about changes',
  'competency_assessments.assessed_by': 'who assessed whom is told entry by entry in the part about changes',
  'competency_declarations.assessor_id':
    'who assesses a claim is told to its person; what they decided is in the part about changes',
  'competency_steps.done_by': 'who decided what is told entry by entry in the part about changes',
  'certificate_templates.changed_by':
    'who worked on a template is told entry by entry in the part about changes',
  'component_revisions.created_by':
    'who worked on a component is told entry by entry in the part about changes',
  'component_uploads.created_by':
    'whose file is still coming, for a day at most; a file that came is in the part about files',
  'container_editions.published_by':
    'who published a course is told entry by entry in the part about changes',
  'package_imports.created_by': 'who sent a course package is told entry by entry in the part about changes',
  'containers.changed_by': 'who worked on a course is told entry by entry in the part about changes',
  'bookings.marked_by': 'who kept the register is told entry by entry in the part about changes',
  'bookings.owner_id':
    'who decides about a booking is told to whoever asked; what they decided is in the part about changes',
  'deputies.named_by': 'who named a deputy is told entry by entry in the part about changes',
  'event_recordings.added_by': 'who added a recording is told entry by entry in the part about changes',
  'event_templates.made_by': 'who made a template is told entry by entry in the part about changes',
  'events.planned_by': 'who planned an event is told entry by entry in the part about changes',
  'extra_times.given_by': 'who gave more time is told entry by entry in the part about changes',
  'imports.created_by': 'who brought a file in is told entry by entry in the part about changes',
  'imports.done_by': 'who began an import is told entry by entry in the part about changes',
  'launches.user_id':
    'the secret of a course that is open this minute; what was done in it is in the parts of courses',
  'field_values.owner_id':
    'what has the value is a thing such as an event; people’s own are in user_field_values',
  'group_messages.reached_user_id': 'how far a sending has come, and nothing about the person it has come to',
  'marking_opinions.marked_by': 'who marked what is told entry by entry in the part about changes',
  'learning_group_stays.decided_by':
    'who put whom into a group is told entry by entry in the part about changes',
  'markings.claimed_by': 'who has an attempt open this minute, and nothing of what they say of it',
  'markings.marked_by': 'who marked what is told entry by entry in the part about changes',
  'mail_servers.set_by': 'who changed the mail server is told entry by entry in the part about changes',
  'purchases.decided_by': 'who decided about a purchase is told entry by entry in the part about changes',
  'record_views.viewer_id': 'whom somebody looked at is told to those people, in the part about who looked',
  'question_scores.overridden_by': 'who overrode points is told entry by entry in the part about changes',
  'question_versions.created_by': 'who worked on a question is told entry by entry in the part about changes',
  'regrades.created_by': 'who marked attempts anew is told entry by entry in the part about changes',
  'surveys.created_by': 'who worked on a survey is told entry by entry in the part about changes',
  'rewards.giver_id': 'who gave what is told entry by entry in the part about changes',
  'rewards.taken_back_by': 'who took a reward back is told entry by entry in the part about changes',
  'talk_actions.done_by': 'who did what was agreed is told entry by entry in the part about changes',
  'talk_texts.saved_by': 'who wrote last into a text that two people share, which is in the part about talks',
  'talks.started_by': 'who began a talk is told entry by entry in the part about changes',
  'user_changes.created_by': 'what was changed at once is told entry by entry in the part about changes',
}
