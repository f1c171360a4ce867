import { phrase } from './pattern.ts'

/** Matches at the start of a text or sentence, without including the preceding characters in the finding. */
const start = String.raw`(?<=^[\s"'(]*|[.!?:][\s"'(]+|[.!?]['")]\s+|\n\s*\n\s*)`

/** Matches at the end of a clause. */
const end = String.raw`(?=\s*(?:[.,;:)!?]|$|'$))`

/** Archaic or literary words and phrases, with their current equivalents. */
const archaic = [
  phrase('anew', String.raw`\banew\b`, 'again', { wrong: 'is read anew', right: 'is read again' }),
  phrase('beside', String.raw`\bbesides?\b`, 'next to, in addition to, also', {
    wrong: ['runs beside the API', 'Besides, it is slow'],
    right: 'in addition to the API',
  }),
  phrase('apart', String.raw`\bapart\b(?! from)`, 'separately; tell apart: distinguish; take apart: parse', {
    wrong: 'tells the two apart',
    right: 'apart from the header',
  }),
  phrase(
    'archaic word',
    String.raw`\b(thereby|thereof|therein|thereupon|hence|henceforth|whence|hereby|herein|wherein|whereby|whereupon|likewise|lest|amidst?|whilst|albeit|upon|shall|ought|nought|alike|unawares|mend(s|ed|ing)?)\b`,
    'a current word: so, of it, which, also, on, must, the same, fix',
    { wrong: ['and thereby ends it', 'mends the entry'], right: ['so it ends', 'recommended'] },
  ),
  phrase('meanwhile', String.raw`(?<=[\w,] )meanwhile\b`, 'in the meantime, concurrently, since then', {
    wrong: 'if it changed meanwhile',
    right: 'Meanwhile, the server responds',
  }),
  phrase('any more', String.raw`\bany more\b`, 'no longer', {
    wrong: 'is not needed any more',
    right: 'is no longer needed',
  }),
  phrase('no more', String.raw`\b(no more${end}|(is|are|was|were) no more\b(?! than))`, 'no longer', {
    wrong: 'returns 410 no more.',
    right: 'no more than ten',
  }),
  phrase('the like', String.raw`\b(and|or) the like\b`, 'similar, such as', {
    wrong: 'links and the like',
    right: 'and the likelihood',
  }),
  phrase('but for except', String.raw`\b(every(one|body|thing)|nothing|none|nobody|anything) but\b`, 'except', {
    wrong: 'Everybody but contractors',
    right: 'all but the last',
  }),
  phrase('otherwise than', String.raw`\b(otherwise|else) than\b`, 'other than, differently from', {
    wrong: 'somebody else than the user',
    right: 'other than the user',
  }),
  phrase('of its own', String.raw`\bof (its|their|his|her|your|our) own\b(?! \w+)`, 'its own …, separate', {
    wrong: 'has a clock of its own.',
    right: 'the bounds of its own work',
  }),
  phrase('by itself', String.raw`\bby (itself|themselves)\b`, 'automatically, separately, alone', {
    wrong: 'ends by itself',
    right: 'ends automatically',
  }),
  phrase('by hand', String.raw`\bby hand\b`, 'manually', { wrong: 'added by hand', right: 'added manually' }),
  phrase('for good', String.raw`\bfor good\b(?! (reason|measure))`, 'permanently', {
    wrong: 'refused for good',
    right: 'for good reasons',
  }),
  phrase('of use', String.raw`(?<!out )\bof (no |any |little )?use\b(?! (of|in|by)\b)`, 'useful', {
    wrong: 'is of no use',
    right: ['the terms of use of it', 'out of use'],
  }),
]

const mistakes = [
  phrase(
    'article',
    String.raw`\ba (emails?|events?|errors?|entry|owners?|admins?|administrators?|API|HTTP|HTML|ID|IP|SDK|attempts?|address|accounts?|accruals?|approvals?|approvers?|employees?|employers?|employments?|exports?|imports?|invitations?|erasures?|actors?|hour)\b(?!-)`,
    'an',
    { wrong: ['gets a email', 'a API key'], right: ['gets an email', 'a user', 'a one-line body'] },
    '',
  ),
  phrase('another than', String.raw`\banother( \w+){0,2} than\b`, 'a … other than, a different … from', {
    wrong: ['another service than the default', 'another than the first'],
    right: ['a service other than the default', 'another one, rather than this'],
  }),
  phrase('order of time', String.raw`\border of time\b`, 'chronological order', {
    wrong: 'in order of time',
    right: 'in order of timestamps',
  }),
  phrase(
    'decide a request',
    String.raw`\bdecid(e|es|ed|ing) (the|an?|each|every|all|their) (leave )?requests?\b`,
    'decide on',
    { wrong: 'the user who decides a leave request', right: 'decides on each request' },
  ),
  phrase('the own', String.raw`\bthe own\b`, 'its own, their own, the caller’s own', {
    wrong: 'refuses the own user',
    right: 'refuses the caller’s own user',
  }),
  phrase(
    'is no noun',
    String.raw`(?<!\bthere )\b(is|are|was|were) no (?!longer|more|less|other|later|earlier|one\b|such|\w+er\b)\w+`,
    'is not a …',
    {
      wrong: 'a value that is no language tag',
      right: ['There is no language tag', 'is no longer valid', 'is no shorter'],
    },
  ),
  phrase('and no other', String.raw`\band no others?${end}`, 'only …, exactly …', {
    wrong: 'ends the session, and no other.',
    right: 'and no other server is needed',
  }),
  phrase(
    'also for even',
    String.raw`[,;] also (when|if|though|with|without|after|during|while)\b`,
    'even if, even with, including',
    {
      wrong: 'is refused, also with an empty password',
      right: ['is refused, even without a password', 'can also be refused'],
    },
  ),
  phrase(
    'repeated word',
    String.raw`\b(the|a|an|is|of|to|in|and|it|for|with|on|as|are|or) \1\b(?!-)`,
    'the word once',
    {
      wrong: 'the the member',
      right: 'that that member',
    },
    '',
  ),
]

/** Clauses that replace nouns. */
const clauses = [
  phrase('whoever', String.raw`\bwho(so)?m?ever\b`, 'the user, caller or client who …', {
    wrong: 'Whoever asks gets it',
    right: 'a caller who asks gets it',
  }),
  phrase(
    'whatever',
    String.raw`(${start}|\b(and|or|of|from|with|in|to|by|on|takes?|tells?|says?|shows?|keeps?|removes?|deletes?|reads?|does|do) )(whatever|wherever|whichever)\b`,
    'a noun: any …, all …, the … that',
    {
      wrong: ['Whatever fails is retried', 'deletes whatever is left'],
      right: 'runs, whatever the database does',
    },
  ),
  phrase(
    'clause as subject',
    String.raw`${start}(What(?! happens)|Who|Whose|Whom)\b(?![^.?]*\?)`,
    'a noun: “What an attempt came to” is “The result of an attempt”',
    {
      wrong: ['What follows is skipped.', 'It ends. Who may read sees it.', 'Whose turn it is.'],
      right: ['What follows?', 'What happens next', 'the records of what changed', 'Knows who may read.'],
    },
    '',
  ),
  phrase(
    'where clause',
    String.raw`${start}(Where|Whence)\b(?![^.?]*\?)`,
    'a condition starts with “If” or “When”; a place is a noun',
    { wrong: 'Where a mail is needed, it is sent.', right: ['Where is it?', 'If a mail is needed, it is sent.'] },
    '',
  ),
  phrase(
    'who without noun',
    String.raw`\b(for|of|to|from|by|with|than|about|but|except|on|at) who\b`,
    'users who, callers that, those who',
    { wrong: 'returns 409 for who has none', right: 'returns 409 for users who have none' },
  ),
  phrase('whom', String.raw`\bwhom\b`, 'who, that, or a sentence without it', {
    wrong: 'the person whom it is for',
    right: 'the person that it is for',
  }),
  phrase(
    'what clause',
    String.raw`\bwhat (is|was|are|were|has|have|had)( been| not| no longer| still| already)? (given|left|missing|there|due|sent|said|asked|shown|written|read|kept|meant|known|stored|wanted|needed|in|to|new|behind|below|said|held|taken|done|made|changed|set|over)\b`,
    'a noun: “what is given” is “the submitted fields”',
    { wrong: ['Changes what is given', 'drops what is not needed'], right: 'changes the submitted fields' },
  ),
  phrase(
    'of what',
    String.raw`\b(of|from|for|in|to|with|than|but|beyond|after|before|behind|as|into|by) what (is|was|are|were|has|have|had|can|may|must|does|did|it|they|he|comes|came|follows|happens|happened|remains)\b`,
    'a noun instead of the clause',
    { wrong: 'The end of what is read', right: 'depends on whether it is read' },
  ),
  phrase('that there is', String.raw`\bthat there (is|are|was|were)${end}`, 'existing, or nothing', {
    wrong: 'the types of events that there are.',
    right: 'says that there is no event',
  }),
  phrase('is there', String.raw`\b(is|are|was|were)( not| still| already)? there${end}`, 'exists, is present', {
    wrong: 'the file that is there.',
    right: 'is there a file?',
  }),
  phrase(
    'is over',
    String.raw`\b(is|are|was|were|be) over(?=\s*(?:[.,;:)]|$|and\b|or\b|when\b|though\b|may\b|by\b))`,
    'has ended, has expired',
    {
      wrong: 'its time is over.',
      right: 'is over 100',
    },
  ),
  phrase('is to be', String.raw`\b(is|are|was|were) (not )?to be\b`, 'must be, will be', {
    wrong: 'what is to be sent',
    right: 'needs to be sent',
  }),
  phrase('nothing of', String.raw`\b(nothing|something|anything) of\b`, 'nothing about, none of, a part of', {
    wrong: 'says nothing of the address',
    right: 'nothing about the address',
  }),
  phrase('of before', String.raw`\b(of|from|by) before${end}`, 'earlier, previous', {
    wrong: 'the token of before.',
    right: 'from before the backup',
  }),
  phrase(
    'stands',
    String.raw`\b(stands?|stood) (in|at|before|behind|there|twice|still|where)\b`,
    'is, appears, represents',
    {
      wrong: 'where it stands behind a proxy',
      right: 'stands for the name',
    },
  ),
  phrase(
    'noun try',
    String.raw`\b(an?|each|every|one|first|second|last|next|between|per|of|all|more|many) (try|tries)\b`,
    'attempt',
    { wrong: 'waits between tries', right: 'one can try again' },
  ),
  phrase('the one before', String.raw`\bthe ones? (before|after)\b`, 'the previous one, the next one', {
    wrong: 'the hash of the one before',
    right: 'the previous hash',
  }),
]

const persons = [
  phrase('somebody', String.raw`\b(some|any|no|every)body\b`, 'user, caller, person; no one, everyone', {
    wrong: ['nobody reads it', 'Somebody else'],
    right: ['no one reads it', 'someone else'],
  }),
]

/** Verbs that describe software as a person: software does not know, tell, hear, say or forget. */
const animation = [
  phrase('tell', String.raw`\b(tells?|telling|told)\b`, 'report, publish, notify, state, show, log', {
    wrong: ['What events tell of a person', 'until users are told'],
    right: 'the members that events have',
  }),
  phrase(
    'know',
    String.raw`\b(knows|(?:service|server|worker|client|SDK|module|process|database|PostgreSQL|layer|console|API|program|contract|page|it) (?:must |may |can |should |does |do )?(?:not )?know)\b`,
    'has, uses, depends on, recognizes',
    {
      wrong: ['the worker knows of it', 'members that it does not know'],
      right: ['if you know the id', 'the known members'],
    },
  ),
  phrase('hear', String.raw`\b(hears?|heard|hearing)\b`, 'receives, is notified', {
    wrong: 'a worker hears of it',
    right: 'a worker receives it',
  }),
  phrase('learn', String.raw`\blearn(s|ed|ing)? of\b`, 'receives, reads, finds out', {
    wrong: 'the receiver learns of it',
    right: 'to learn the API',
  }),
  phrase(
    'remember',
    String.raw`\b(remembers|forgets|forgotten|believes|thinks|trusts|wishes|wants)\b(?! password)`,
    'caches, stores, removes, erases, needs',
    {
      wrong: ['It remembers a token', 'Forgets a user'],
      right: ['a forgotten password', 'remember the password'],
    },
  ),
  phrase(
    'says',
    `${start}(Says|Tells)\\b`,
    'Returns, states, reports',
    {
      wrong: 'Says that the job is due',
      right: 'Reports that the job is due',
    },
    '',
  ),
  phrase('speaks', String.raw`\b(speaks?|spoke|spoken) (against|for|of)\b`, 'conflicts with, supports, describes', {
    wrong: 'everything that speaks against it',
    right: 'a proxy that speaks HTTPS',
  }),
  phrase('asked for', String.raw`\basked for\b`, 'requested', {
    wrong: 'leave that was asked for',
    right: 'requested leave',
  }),
]

/** Phrasal verbs for which there is a technical term. */
const idioms = [
  phrase('give up', String.raw`\b(giv(e|es|en|ing)|gave) (up|way)\b`, 'evict, abandon, release, yield', {
    wrong: 'gives up a lane',
    right: 'gives an upper bound',
  }),
  phrase('hand out', String.raw`(?<!by )\bhand(s|ed|ing)? (out|on|over)\b`, 'issue, assign, pass, share', {
    wrong: 'hands out numbers',
    right: ['on the other hand, over a day', 'by hand on one account'],
  }),
  phrase('let go', String.raw`\b(lets?|letting) (\w+ )?(go|pass|in)\b`, 'release, accept, allow', {
    wrong: 'lets go of it',
    right: 'releases it',
  }),
  phrase('go on', String.raw`\b((go|goes|going) on|went on)\b(?! leave)`, 'continue', {
    wrong: 'then it goes on',
    right: 'then it continues',
  }),
  phrase('take back', String.raw`\b(tak(e|es|en|ing)|took) (\w+ )?(back|away)\b`, 'refund, revoke, withdraw, remove', {
    wrong: 'is taken back',
    right: 'is refunded',
  }),
  phrase('come of', String.raw`\b(came|comes|come|becomes?|became) (of|about)\b`, 'result, outcome', {
    wrong: 'shows what came of it',
    right: 'shows its result',
  }),
  phrase('stay good', String.raw`\b(stay|stays|stayed|hold|holds|held|is|are|remain|remains) good\b`, 'valid', {
    wrong: 'earlier links stay good',
    right: 'earlier links stay valid',
  }),
  phrase('speak of least recent', String.raw`\bthe (longest|least) unused\b`, 'the least recently used (LRU)', {
    wrong: 'the longest unused first',
    right: 'the least recently used first',
  }),
  phrase('in a circle', String.raw`\bin (a|the) circle\b`, 'in a cycle; waiting in a circle: deadlock', {
    wrong: 'wait in a circle',
    right: 'a circle of people',
  }),
  phrase(
    'at hand',
    String.raw`\b(at hand|in vain|over and done|in front of everything|once and for all)\b`,
    'available, finished, first',
    {
      wrong: 'is at hand',
      right: 'at the handler',
    },
  ),
]

/** Synonyms and spellings of a term, for which the glossary or a standard has one word. */
const synonyms = [
  phrase(
    'American spelling',
    String.raw`\b(([Rr]ecogni|[Nn]ormali|[Ss]eriali|authori|[Oo]rgani|[Ss]ummari|[Oo]ptimi|[Ee]mphasi|[Mm]inimi|[Mm]aximi|[Ii]nitiali|[Ff]inali|[Cc]ustomi|[Ll]ocali|[Pp]rioriti|[Cc]ategori|[Ss]ynchroni|[Uu]tili)z(es?|ed|ers?|ing|ations?|ational)|[Bb]ehaviors?|[Cc]ancel(ed|ing)|[Ll]abel(ed|ing)|[Aa]nalyzed|[Ff]avor\w*|[Ff]ulfill(s|ed)?|[Nn]eighbors?)\b`,
    'British spelling with -ise: recognise, behaviour, cancelled',
    {
      wrong: ['recognizes a file', 'was canceled', 'an organizational unit'],
      right: ['This action is unauthorized.', 'Authorization: Bearer'],
    },
    '',
  ),
  phrase('e-mail', String.raw`\be-mails?\b`, 'email', { wrong: 'the e-mail address', right: 'the email address' }),
  phrase(
    'mail',
    String.raw`\b(an?|the|this|each|every|one|another|no|by|send|sends) mails?\b(?!\.\w)(?! (systems?|servers?|services?|catcher|programs?|queue)\b)`,
    'email, as a noun and a verb; mail only in “mail server” and similar terms',
    { wrong: ['gets a mail', 'by mail'], right: ['the mail server', 'sends an email'] },
  ),
  phrase(
    'id in prose',
    String.raw`\b([Tt]he|[Aa]n|[Ii]ts|[Tt]heir|this|that|whose|same|unknown|request|process|event|external|(person|user|webhook|document)’?'?s) ids?\b`,
    'ID; the field is `id`',
    { wrong: ['the id of a person', 'the request id'], right: ['the `id` of a person', 'order by id'] },
    '',
  ),
  phrase('calendar program', String.raw`\bcalendar programs?\b`, 'calendar application', {
    wrong: 'links for calendar programs',
    right: 'links for calendar applications',
  }),
  phrase('state table', String.raw`\btables? of states\b`, 'state table', {
    wrong: 'follows the table of states',
    right: 'follows the state table',
  }),
  phrase(
    'in their order',
    String.raw`\bin (its|their) order\b(?! of)`,
    'in FIFO order, in sort order, in the order of …',
    {
      wrong: 'slots go to waiters in their order',
      right: 'in their order of arrival',
    },
  ),
  phrase('call of', String.raw`\b(an?|the|each|every|one|first|last|next) call of\b`, 'call to', {
    wrong: 'after each call of the function',
    right: 'after each call to the function',
  }),
  phrase('answer', String.raw`\banswer(s|ed|ing)?\b`, 'response; to respond with, return or get a status', {
    wrong: ['is answered 404', 'the same answer'],
    right: 'the code `malformed_answer`',
  }),
]

/** All patterns for prose: comments, strings, Markdown and descriptions of the contract. */
export const prosePatterns = [...archaic, ...clauses, ...persons, ...animation, ...idioms, ...synonyms, ...mistakes]
