/** The porter's lodge: asks for the token, shows the house, and asks twice before anything ends. */

const EVERY = 5_000;
const $ = (id) => document.getElementById(id);
let token = sessionStorage.getItem("gloaming-admin") ?? "";
let next;

async function ask(path, method = "GET") {
  const answer = await fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, cache: "no-store" });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw Object.assign(new Error(told.sentence ?? "The house did not answer as it should; try again."), { status: answer.status });
  return told;
}

function cell(text, kind = "td") {
  const made = document.createElement(kind);
  made.textContent = text ?? "";
  return made;
}

/** A table of rows, each a list of cells or of what stands in them. */
function fill(table, heads, rows, none) {
  const head = document.createElement("tr");
  head.append(...heads.map((text) => Object.assign(cell(text, "th"), { scope: "col" })));
  const lines = rows.map((row) => {
    const line = document.createElement("tr");
    line.append(...row.map((each) => (each instanceof Node ? each : cell(each))));
    return line;
  });
  if (lines.length === 0) {
    const line = document.createElement("tr");
    line.append(Object.assign(cell(none), { colSpan: heads.length }));
    lines.push(line);
  }
  table.replaceChildren(head, ...lines);
}

function ending(code) {
  const held = document.createElement("td");
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: "End" });
  button.setAttribute("aria-label", `End table ${code}`);
  button.onclick = () => {
    if (confirm(`End table ${code}? Its game stops for everyone, and its roles lie open to those at it.`)) void act(`admin/tables/${code}/end`);
  };
  held.append(button);
  return held;
}

const lasting = (seconds) => `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
const stored = ({ kind, megabytes, tables, failing }) =>
  [kind, `up to ${megabytes} MB`, `${tables} tables`, failing ? "refuses to save" : ""].filter(Boolean).join(", ");

function show(house, listed) {
  const facts = {
    Version: house.version,
    "Open for": lasting(house.seconds),
    State: house.draining ? "draining" : "open",
    Storage: stored(house.storage),
    Connected: `${house.connected} seats, ${house.watching} spectators`,
  };
  $("house").replaceChildren(...Object.entries(facts).flatMap(([name, text]) => [cell(name, "dt"), cell(text, "dd")]));
  const nodes = house.nodes.map((node) => [node.is_this ? `${node.url} (this one)` : node.url, node.draining ? "draining" : "open", `${node.tables}`, lasting(node.seconds)]);
  fill($("nodes"), ["Address", "State", "Tables", "Open for"], nodes, "This one alone: its store is a file.");
  const tables = listed.map((table) => [table.code, table.game, table.stage, table.owner ? "" : `${table.seats} of ${table.chairs}`, table.owner || "this one", table.entries === null ? "–" : `${table.entries}`, table.may_end ? ending(table.code) : ""]);
  fill($("tables"), ["Code", "Game", "Stage", "Seats here", "Owner", "Entries", "Do"], tables, "Nobody is at a table just now.");
  $("drain").disabled = house.draining;
}

async function look() {
  clearTimeout(next);
  try {
    show(await ask("admin/house"), await ask(`admin/tables?like=${encodeURIComponent($("like").value.trim())}`));
    sessionStorage.setItem("gloaming-admin", token);
    $("door").hidden = true;
    $("lodge").hidden = false;
    $("trouble").textContent = "";
  } catch (fault) {
    $("trouble").textContent = fault.message;
    if (fault.status === 401) {
      sessionStorage.removeItem("gloaming-admin");
      $("door").hidden = false;
      $("lodge").hidden = true;
      return;
    }
  }
  next = setTimeout(look, EVERY);
}

async function act(path) {
  try {
    await ask(path, "POST");
    await look();
  } catch (fault) {
    $("trouble").textContent = fault.message;
  }
}

$("door").onsubmit = (event) => {
  event.preventDefault();
  token = $("token").value.trim();
  $("token").value = "";
  void look();
};
$("drain").onclick = () => {
  if (confirm("Drain this node? Its tables pause for a moment, and it lets nobody in until it is started again.")) void act("admin/drain");
};
$("like").oninput = () => void look();
if (token !== "") void look();
