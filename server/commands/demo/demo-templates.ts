/**
 * The document templates of the demo data. The first one is the template of the contract's examples, with a salary
 * added.
 */
export const demoTemplates = {
  contract: {
    name: 'Employment contract',
    body: `# Employment contract

**{{business.name}}** employs **{{person.first_name}} {{person.last_name}}** as {{person.job_title}} in {{person.department}} from {{person.start_date}}.

## 1. Pay

| What | How much |
| --- | ---: |
| Salary for a year, before tax | **{{data.salary}}** |
| Paid | monthly, on the last working day |

## 2. Working time

- The full-time week has 35 hours, Monday to Friday.
- Annual leave is 25 working days; up to 5 of them can be taken in the year after.

## 3. Probation and notice

1. The first three months are a probation period, in which either side can end the contract with two weeks’ notice.
2. After that, the notice period is one month. Notice must be given in writing.

## 4. Confidentiality

Information about customers, colleagues and products is confidential, even after the employment ends.

Dated {{document.date}}.

{{signature.1}}
`,
  },
  secrecy: {
    name: 'Non-disclosure agreement',
    body: `# Non-disclosure agreement

Between **{{business.name}}** and **{{person.first_name}} {{person.last_name}}** ({{person.email}}), dated {{document.date}}.

1. Confidential information is marked as confidential, or is of value to a competitor.
2. It is used only for the work at {{business.name}}, and not disclosed to third parties.
3. Information that is public or was known before is not confidential.
4. This agreement lasts for three years after the employment.
`,
  },
  certificate: {
    name: 'Certificate of employment',
    body: `# Certificate of employment

**{{person.first_name}} {{person.last_name}}** has been employed by {{business.name}} since {{person.start_date}}, at present as {{person.job_title}} in {{person.department}}.

This certificate is valid without a signature. Dated {{document.date}}.
`,
  },
  remote: {
    name: 'Remote work agreement',
    body: `# Remote work agreement

**{{person.first_name}} {{person.last_name}}**, {{person.job_title}}, works from home on **{{data.days}}** of each week.

- Core hours are 10:00 to 16:00, also at home.
- {{business.name}} lends a laptop and a screen, and pays {{data.allowance}} a month towards the connection.
- Either side can end this agreement with a month’s notice.

Dated {{document.date}}.
`,
  },
}
