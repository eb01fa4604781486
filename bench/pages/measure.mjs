// One page, measured by Lighthouse's mobile settings, several times; the run in the middle counts.

import lighthouse from "lighthouse";

/** Measures `url` in the Chromium that listens on `port` and resolves with the run whose performance is the median. */
export async function measure(url, port, runs) {
  const all = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    all.push(summary(result.lhr));
  }
  all.sort((a, b) => a.scores.performance - b.scores.performance);
  return all[Math.floor(all.length / 2)];
}

function summary({ categories, audits }) {
  const requests = audits["network-requests"].details?.items ?? [];
  const largestPaint = audits["largest-contentful-paint"].numericValue ?? 0;
  const kilobytes = (type) => sum(requests.filter((item) => item.resourceType === type)) / 1000;
  const observedPaint = audits.metrics.details?.items?.[0]?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    largestPaint,
    blocking: audits["total-blocking-time"].numericValue ?? 0,
    shift: audits["cumulative-layout-shift"].numericValue ?? 0,
    js: kilobytes("Script"),
    html: kilobytes("Document"),
    requests: requests.length,
    beforePaint: requests.filter((item) => item.networkRequestTime <= observedPaint).length,
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .map(({ id, weight }) => ({ audit: audits[id], weight }))
        .filter(({ audit, weight }) => weight > 0 && audit.score !== null && audit.score < 0.9)
        .map(({ audit }) => [audit.title, audit.displayValue, ...evidence(audit)].filter(Boolean).join("; ")),
    ),
  };
}

const sum = (items) => items.reduce((total, item) => total + (item.transferSize ?? 0), 0);

/** What an audit points at: messages of the console, elements, addresses. */
function evidence({ details }) {
  return (details?.items ?? []).slice(0, 3).map((item) => item.description ?? item.node?.snippet ?? item.url ?? "");
}
