process.argv[2] = "action plan";
await import("./index.js");
